/* The random stream that the compiled playouts use (src/fourball/kernel/chance.py), for the programs that they are held against. */
#ifndef CHANCE_H
#define CHANCE_H

#include <stdint.h>

static inline uint32_t following(uint32_t x) {
    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    return x;
}

static inline int below(uint32_t x, int n) { return (int)(((uint64_t)x * (uint64_t)n) >> 32); }

static inline uint32_t stream(uint64_t seed, uint64_t number) {
    uint32_t x = (uint32_t)(seed * 0x9E3779B9u + number * 0x85EBCA6Bu);
    x ^= x >> 15;
    x *= 0x2C1B3C6Du;
    x ^= x >> 12;
    return x ? x : 0x9E3779B9u;
}

static inline uint32_t shuffle(int8_t *cards, int n, uint32_t x) {
    for (int i = n - 1; i > 0; i--) {
        x = following(x);
        int j = below(x, i + 1);
        int8_t card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
    return x;
}

/* Draws cards from n by chance into the places from first to before last; those before them have been drawn already. */
static inline uint32_t draw(int8_t *cards, int first, int last, int n, uint32_t x) {
    for (int i = first; i < last; i++) {
        x = following(x);
        int j = i + below(x, n - i);
        int8_t card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
    return x;
}

#endif
