/* Whole holes of random play of six-card Golf (the preset six-card, clearing included) in plain C: what the same rules, the
 * same random stream and the same order of legal actions cost without options. The compiled rules of fourball are held
 * against it: `fourball bench`. Every score agrees, which the checksum shows.
 *
 * Build: cc -O3 -march=native -o limit limit.c        Run: ./limit SEATS DECKS GAMES SEED
 * Prints: steps, checksum, seconds of processor time.
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "chance.h"

enum { SEATS = 8, CELLS = 6, COLUMNS = 3, PACK = 256, ALL = 63 };
enum { DRAW, TAKE, DISCARD, SWAP = 5, TURN = 15, CLEAR = 25 };
enum { AT_START, AT_TURN, WITH_STOCK_CARD, WITH_DISCARD, AT_END };

static const int POINTS[16] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 0, 0, 0, 0};

typedef struct {
    int8_t stock[PACK], pile[PACK], grid[SEATS][CELLS];
    int stocked, piled, face_down[SEATS], cleared[SEATS], turns[SEATS];
    int seats, dealer, seat, phase, to_show, held, ender, turns_left, clear_seat, clearable, scores[SEATS];
} Position;

static void deal(Position *p, int dealer) {
    for (int cell = 0; cell < CELLS; cell++) {
        int seat = dealer;
        for (int k = 0; k < p->seats; k++) {
            if (++seat >= p->seats) seat = 0;
            p->grid[seat][cell] = p->stock[--p->stocked];
        }
    }
    p->pile[0] = p->stock[--p->stocked];
    p->piled = 1;
    for (int seat = 0; seat < p->seats; seat++) {
        p->face_down[seat] = ALL;
        p->cleared[seat] = 0;
        p->turns[seat] = 0;
    }
    p->dealer = dealer;
    p->seat = dealer + 1 < p->seats ? dealer + 1 : 0;
    p->phase = AT_START;
    p->to_show = 2;
    p->ender = -1;
    p->turns_left = 0;
    p->clear_seat = -1;
    p->clearable = 0;
}

static inline int nth_bit(int mask, int n) {
    while (n-- > 0) mask &= mask - 1;
    return __builtin_ctz((unsigned)mask);
}

static inline int count_legal(const Position *p) {
    switch (p->phase) {
    case AT_TURN:
        return 1 + (p->cleared[p->seat] != ALL) + __builtin_popcount((unsigned)p->clearable);
    case WITH_STOCK_CARD:
        return CELLS + 1 - __builtin_popcount((unsigned)p->cleared[p->seat]);
    case WITH_DISCARD:
        return CELLS - __builtin_popcount((unsigned)p->cleared[p->seat]);
    default:
        return __builtin_popcount((unsigned)p->face_down[p->seat]);
    }
}

static inline int legal(const Position *p, int n) {
    switch (p->phase) {
    case AT_TURN:
        if (n == 0) return DRAW;
        if (p->cleared[p->seat] != ALL) {
            if (n == 1) return TAKE;
            n--;
        }
        return CLEAR + nth_bit(p->clearable, n - 1);
    case WITH_STOCK_CARD:
        if (n == 0) return DISCARD;
        n--; /* fall through */
    case WITH_DISCARD:
        if (p->cleared[p->seat] == 0) return SWAP + n;
        return SWAP + nth_bit(ALL & ~p->cleared[p->seat], n);
    default:
        return TURN + nth_bit(p->face_down[p->seat], n);
    }
}

static inline int equal(const Position *p, int seat, int column) {
    return ((p->grid[seat][column] ^ p->grid[seat][column + COLUMNS]) & 15) == 0;
}

static inline int clear_groups(const Position *p, int seat) {
    int here = ALL & ~p->face_down[seat] & ~p->cleared[seat];
    int groups = 0;
    for (int column = 0; column < COLUMNS; column++)
        if (equal(p, seat, column) && (here >> column & 9) == 9) groups |= 1 << column;
    return groups;
}

static void finish(Position *p) {
    p->phase = AT_END;
    for (int seat = 0; seat < p->seats; seat++) {
        int total = 0;
        p->face_down[seat] = 0;
        for (int column = 0; column < COLUMNS; column++)
            if (!equal(p, seat, column))
                total += POINTS[p->grid[seat][column] & 15] + POINTS[p->grid[seat][column + COLUMNS] & 15];
        p->scores[seat] = total;
    }
}

static inline void next_seat(Position *p) {
    if (++p->seat == p->seats) p->seat = 0;
}

static inline void end_turn(Position *p) {
    int seat = p->seat;
    p->turns[seat]++;
    p->phase = AT_TURN;
    p->clear_seat = seat;
    p->clearable = clear_groups(p, seat);
    if (p->ender < 0 && p->face_down[seat] == 0) {
        p->ender = seat;
        p->turns_left = p->seats;
    }
    if (p->ender >= 0 && --p->turns_left == 0) {
        finish(p);
        return;
    }
    next_seat(p);
    if (p->ender < 0 && p->turns[p->seat] >= 50) finish(p);
}

static void clear(Position *p, int column) {
    int seat = p->clear_seat;
    memmove(p->pile + 2, p->pile, (size_t)p->piled);
    p->piled += 2;
    p->pile[1] = p->grid[seat][column];
    p->pile[0] = p->grid[seat][column + COLUMNS];
    p->cleared[seat] |= 9 << column;
    p->clearable = clear_groups(p, seat);
}

static inline void step(Position *p, int action) {
    if (action == DRAW) {
        p->held = p->stock[--p->stocked];
        p->phase = WITH_STOCK_CARD;
        p->clearable = 0;
    } else if (action == TAKE) {
        p->held = p->pile[--p->piled];
        p->phase = WITH_DISCARD;
        p->clearable = 0;
    } else if (action == DISCARD) {
        p->pile[p->piled++] = (int8_t)p->held;
        end_turn(p);
    } else if (action < TURN) {
        int cell = action - SWAP;
        p->pile[p->piled++] = p->grid[p->seat][cell];
        p->grid[p->seat][cell] = (int8_t)p->held;
        p->face_down[p->seat] &= ~(1 << cell);
        end_turn(p);
    } else if (action < CLEAR) {
        p->face_down[p->seat] &= ~(1 << (action - TURN));
        if (--p->to_show == 0) {
            if (p->seat == p->dealer) p->phase = AT_TURN;
            p->to_show = 2;
            next_seat(p);
        }
    } else {
        clear(p, action - CLEAR);
    }
}

int main(int argc, char **argv) {
    if (argc != 5) {
        fprintf(stderr, "usage: limit SEATS DECKS GAMES SEED\n");
        return 2;
    }
    static Position p;
    int decks = atoi(argv[2]), games = atoi(argv[3]);
    uint64_t seed = strtoull(argv[4], NULL, 10), steps = 0, checksum = 0;
    int8_t pack[PACK];
    p.seats = atoi(argv[1]);
    for (int card = 0; card < 52 * decks; card++) pack[card] = (int8_t)(card % 13 + 16 * (card / 13 % 4));
    clock_t start = clock();
    for (int game = 0; game < games; game++) {
        uint32_t x = stream(seed, (uint64_t)game);
        memcpy(p.stock, pack, (size_t)(52 * decks));
        p.stocked = 52 * decks;
        x = shuffle(p.stock, p.stocked, x);
        deal(&p, game % p.seats);
        while (p.phase != AT_END) {
            if (p.phase == AT_TURN && p.stocked == 0) {
                p.stocked = p.piled - 1;
                memcpy(p.stock, p.pile, (size_t)p.stocked);
                p.pile[0] = p.pile[p.stocked];
                p.piled = 1;
                x = shuffle(p.stock, p.stocked, x);
            }
            x = following(x);
            step(&p, legal(&p, below(x, count_legal(&p))));
            steps++;
        }
        for (int seat = 0; seat < p.seats; seat++) checksum = checksum * 31 + (uint64_t)(p.scores[seat] + 1000);
    }
    double took = (double)(clock() - start) / CLOCKS_PER_SEC;
    printf("%" PRIu64 " %" PRIu64 " %.6f\n", steps, checksum, took);
    return 0;
}
