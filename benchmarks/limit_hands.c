/* Whole hands of random play of All Fours (the preset all-fours, from 0 to 0) in plain C: what the same rules, the same random
 * stream and the same order of legal actions cost without options. The compiled rules of fourball are held against it:
 * `fourball bench`. Every score agrees, which the checksum shows.
 *
 * Build: cc -O3 -march=native -o limit_hands limit_hands.c        Run: ./limit_hands HANDS SEED
 * Prints: steps, checksum, seconds of processor time.
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "chance.h"

enum { SEATS = 4, DECK = 52, TARGET = 14, HANG_JACK = 3 };
enum { STAND = 256, BEG, GIVE, RUN, PACKET_OF_ONE, PACKET_OF_THREE };
enum { AT_PACKET, AT_STAND, AT_ANSWER, AT_PLAY, AT_END };

#define SUIT 0x1FFFull
#define ACES 0x0001000100010001ull
#define TENS 0x0200020002000200ull
#define JACKS 0x0400040004000400ull
#define QUEENS 0x0800080008000800ull
#define KINGS 0x1000100010001000ull

static const int TURN_UP[16] = {1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 3};

typedef struct {
    uint64_t hand[SEATS], won[SEATS], given[SEATS], playable;
    int8_t stock[DECK], play[DECK];
    int points[2], first_suit;
    int phase, seat, dealer, packet, trump, dealt, played, plays, tricks, best, taker, won_by, counts;
} Position;

static inline int next_seat(int seat) { return (seat + 1) & 3; }

static inline int strength(int card) { return card & 15 ? card & 15 : 13; }

static void add_points(Position *p, int side, int points) {
    p->points[side] += points;
    if (p->won_by < 0 && p->points[side] >= TARGET) p->won_by = side;
}

static void give_cards(Position *p, int each) {
    for (int round = 0; round < each / p->packet; round++) {
        int seat = p->dealer;
        for (int k = 0; k < SEATS; k++) {
            seat = next_seat(seat);
            for (int n = 0; n < p->packet; n++) p->hand[seat] |= 1ull << p->stock[p->dealt++];
        }
    }
    for (int seat = 0; seat < SEATS; seat++) p->given[seat] = p->hand[seat];
}

static int turn_up(Position *p) {
    int card = p->stock[p->dealt++];
    if (TURN_UP[card & 15]) add_points(p, p->dealer & 1, TURN_UP[card & 15]);
    return card >> 4;
}

static void fix_trump(Position *p, int suit) {
    p->trump = suit;
    if (p->won_by >= 0) {
        p->phase = AT_END;
        return;
    }
    p->phase = AT_PLAY;
    p->seat = next_seat(p->dealer);
    p->playable = p->hand[p->seat];
}

static void run(Position *p) {
    while (p->won_by < 0 && DECK - p->dealt > 3 * SEATS) {
        give_cards(p, 3);
        int suit = turn_up(p);
        if (suit != p->first_suit) {
            fix_trump(p, suit);
            return;
        }
    }
    p->phase = AT_END;
}

static void deal_first(Position *p) {
    give_cards(p, 6);
    p->first_suit = turn_up(p);
    p->seat = next_seat(p->dealer);
    p->phase = AT_STAND;
}

static void deal(Position *p, int dealer) {
    for (int seat = 0; seat < SEATS; seat++) p->hand[seat] = p->won[seat] = p->given[seat] = 0;
    p->points[0] = p->points[1] = 0;
    p->played = p->plays = p->tricks = p->dealt = p->counts = 0;
    p->won_by = -1;
    p->seat = p->dealer = dealer;
    p->phase = AT_PACKET;
}

static inline uint64_t legal_plays(const Position *p) {
    uint64_t hand = p->hand[p->seat];
    if (p->played == 0) return hand;
    int led = p->play[p->plays - p->played] >> 4;
    uint64_t trumps = hand & SUIT << 16 * p->trump;
    if (led == p->trump) return trumps ? trumps : hand;
    uint64_t same = hand & SUIT << 16 * led;
    return same ? same | trumps : hand;
}

static inline int worth(uint64_t cards) {
    return 10 * __builtin_popcountll(cards & TENS) + 4 * __builtin_popcountll(cards & ACES) +
           3 * __builtin_popcountll(cards & KINGS) + 2 * __builtin_popcountll(cards & QUEENS) +
           __builtin_popcountll(cards & JACKS);
}

static int holder(const uint64_t *sets, int card) {
    for (int seat = 0; seat < SEATS; seat++)
        if (sets[seat] >> card & 1) return seat;
    return -1;
}

static void point(Position *p, int side, int points) {
    if (p->won_by >= 0) return;
    p->counts++;
    add_points(p, side, points);
}

static void count_hand(Position *p) {
    int game[2] = {0, 0};
    uint64_t in_play = 0;
    p->phase = AT_END;
    for (int seat = 0; seat < SEATS; seat++) {
        in_play |= p->given[seat];
        game[seat & 1] += worth(p->won[seat]);
    }
    uint64_t trumps = in_play >> 16 * p->trump & SUIT;
    if (trumps) {
        int base = 16 * p->trump;
        int high = trumps & 1 ? 0 : 63 - __builtin_clzll(trumps);
        int low = trumps & ~1ull ? __builtin_ctzll(trumps & ~1ull) : 0;
        point(p, holder(p->given, base + high) & 1, 1);
        point(p, holder(p->given, base + low) & 1, 1);
        int jack = holder(p->given, base + 10);
        if (jack >= 0) {
            int taker = holder(p->won, base + 10);
            point(p, taker & 1, (jack ^ taker) & 1 ? HANG_JACK : 1);
        }
    }
    if (game[0] != game[1]) point(p, game[0] > game[1] ? 0 : 1, 1);
}

static inline void play_card(Position *p, int card) {
    p->hand[p->seat] &= ~(1ull << card);
    p->play[p->plays++] = (int8_t)card;
    int takes = card >> 4 == p->best >> 4 ? strength(card) > strength(p->best) : card >> 4 == p->trump;
    if (p->played == 0 || takes) {
        p->best = card;
        p->taker = p->seat;
    }
    if (++p->played < SEATS) {
        p->seat = next_seat(p->seat);
    } else {
        for (int k = p->plays - SEATS; k < p->plays; k++) p->won[p->taker] |= 1ull << p->play[k];
        p->tricks++;
        p->played = 0;
        p->seat = p->taker;
        if (p->hand[p->seat] == 0) {
            count_hand(p);
            return;
        }
    }
    p->playable = legal_plays(p);
}

static inline int count_legal(const Position *p) {
    return p->phase == AT_PLAY ? __builtin_popcountll(p->playable) : 2;
}

static inline int legal(const Position *p, int n) {
    if (p->phase == AT_PLAY) {
        uint64_t cards = p->playable;
        while (n-- > 0) cards &= cards - 1;
        return __builtin_ctzll(cards);
    }
    if (p->phase == AT_ANSWER) return RUN - n;
    return (p->phase == AT_STAND ? STAND : PACKET_OF_ONE) + n;
}

static inline void step(Position *p, int action) {
    if (action < STAND) {
        play_card(p, action);
    } else if (action == STAND) {
        fix_trump(p, p->first_suit);
    } else if (action == BEG) {
        p->phase = AT_ANSWER;
        p->seat = p->dealer;
    } else if (action == GIVE) {
        add_points(p, next_seat(p->dealer) & 1, 1);
        fix_trump(p, p->first_suit);
    } else if (action == RUN) {
        run(p);
    } else {
        p->packet = action == PACKET_OF_ONE ? 1 : 3;
        deal_first(p);
    }
}

int main(int argc, char **argv) {
    if (argc != 3) {
        fprintf(stderr, "usage: limit_hands HANDS SEED\n");
        return 2;
    }
    static Position p;
    int hands = atoi(argv[1]);
    uint64_t seed = strtoull(argv[2], NULL, 10), steps = 0, checksum = 0;
    int8_t pack[DECK];
    for (int card = 0; card < DECK; card++) pack[card] = (int8_t)(card % 13 + 16 * (card / 13));
    clock_t start = clock();
    for (int hand = 0; hand < hands; hand++) {
        uint32_t x = stream(seed, (uint64_t)hand);
        memcpy(p.stock, pack, DECK);
        x = shuffle(p.stock, DECK, x);
        deal(&p, hand % SEATS);
        while (p.phase != AT_END) {
            x = following(x);
            step(&p, legal(&p, below(x, count_legal(&p))));
            steps++;
        }
        checksum = checksum * 31 + (uint64_t)p.points[0];
        checksum = checksum * 31 + (uint64_t)p.points[1];
        checksum = checksum * 31 + (uint64_t)(p.tricks + 32 * p.counts);
    }
    double took = (double)(clock() - start) / CLOCKS_PER_SEC;
    printf("%" PRIu64 " %" PRIu64 " %.6f\n", steps, checksum, took);
    return 0;
}
