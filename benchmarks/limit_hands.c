/* Whole hands of random play of All Fours (the preset all-fours, from 0 to 0) in plain C: what the same rules, the same random
 * stream and the same order of legal actions cost without options. The compiled rules of fourball are held against it:
 * `fourball bench`. Every score agrees, which the checksum shows. Both draw only those cards of a shuffled pack that are needed,
 * and branch as little as they can on what chance decides.
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

/* The first two processors of AMD that had the instruction took many times as long for it. */
#if defined(__BMI2__) && defined(__x86_64__) && !defined(__znver1__) && !defined(__znver2__)
#include <immintrin.h>
#define HAS_DEPOSIT
#endif

enum { SEATS = 4, DECK = 52, DRAWN = 6 * SEATS + 1, TARGET = 14, HANG_JACK = 3 };
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
    uint64_t hand[SEATS], won[SEATS], given[SEATS], playable, trick;
    int8_t stock[DECK], play[DECK];
    int points[2], first_suit;
    int phase, seat, dealer, packet, trump, dealt, played, plays, tricks, best, taker, won_by, counts;
} Position;

static inline int nth_card(uint64_t cards, int n) {
#ifdef HAS_DEPOSIT
    return __builtin_ctzll(_pdep_u64(1ull << n, cards));
#else
    for (int k = 0; k < 5; k++) cards &= cards - (uint64_t)(k < n);
    for (int k = 5; k < n; k++) cards &= cards - 1;
    return __builtin_ctzll(cards);
#endif
}

static inline int next_seat(int seat) { return (seat + 1) & 3; }

static inline int strength(int card) { return (card - 1) & 15; }

static void add_points(Position *p, int side, int points) {
    p->points[side] += points;
    if (p->won_by < 0 && p->points[side] >= TARGET) p->won_by = side;
}

static uint64_t three_cards(const int8_t *from, int apart) {
    return 1ull << from[0] | 1ull << from[apart] | 1ull << from[2 * apart];
}

static void give_cards(Position *p, int each) {
    int apart = p->packet == 3 ? 1 : SEATS, seat = p->dealer;
    const int8_t *from = p->stock + p->dealt;
    for (int k = 0; k < SEATS; k++) {
        seat = next_seat(seat);
        uint64_t cards = three_cards(from, apart);
        if (each == 6) cards |= three_cards(from + 3 * SEATS, apart);
        p->given[seat] = p->hand[seat] |= cards;
        from += p->packet;
    }
    p->dealt += each * SEATS;
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
    p->trick = 0;
    p->played = p->plays = p->tricks = p->dealt = p->counts = 0;
    p->won_by = -1;
    p->seat = p->dealer = dealer;
    p->phase = AT_PACKET;
}

static inline uint64_t legal_plays(const Position *p) {
    uint64_t hand = p->hand[p->seat];
    if (p->played == 0) return hand;
    uint64_t trumps = hand & SUIT << 16 * p->trump;
    uint64_t same = hand & SUIT << 16 * (p->play[p->plays - p->played] >> 4);
    return same | trumps | (hand & -(uint64_t)(same == 0));
}

static inline int worth(uint64_t cards) {
    return 10 * __builtin_popcountll(cards & TENS) + 4 * __builtin_popcountll(cards & ACES) +
           3 * __builtin_popcountll(cards & KINGS) + 2 * __builtin_popcountll(cards & QUEENS) +
           __builtin_popcountll(cards & JACKS);
}

static int holder(const uint64_t *sets, int card) {
    int found = -1;
    for (int seat = 0; seat < SEATS; seat++) found = sets[seat] >> card & 1 ? seat : found;
    return found;
}

static void point(Position *p, int side, int points) {
    if (p->won_by >= 0) return;
    p->counts++;
    add_points(p, side, points);
}

static void count_hand(Position *p) {
    int game[2] = {worth(p->won[0] | p->won[2]), worth(p->won[1] | p->won[3])};
    uint64_t in_play = p->given[0] | p->given[1] | p->given[2] | p->given[3];
    p->phase = AT_END;
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
    p->trick |= 1ull << card;
    int same = card >> 4 == p->best >> 4;
    int stronger = strength(card) > strength(p->best);
    int takes = (p->played == 0) | (same & stronger) | (!same & (card >> 4 == p->trump));
    /* Chosen by masks: a compiler makes branches of conditions here, which a processor cannot guess. */
    p->best ^= (p->best ^ card) & -takes;
    p->taker ^= (p->taker ^ p->seat) & -takes;
    if (++p->played < SEATS) {
        p->seat = next_seat(p->seat);
    } else {
        p->won[p->taker] |= p->trick;
        p->trick = 0;
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
    if (p->phase == AT_PLAY) return nth_card(p->playable, n);
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
        x = draw(p.stock, 0, DRAWN, DECK, x);
        deal(&p, hand % SEATS);
        while (p.phase != AT_END) {
            x = following(x);
            int action = legal(&p, below(x, count_legal(&p)));
            if (action == RUN) x = draw(p.stock, DRAWN, DECK, DECK, x);
            step(&p, action);
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
