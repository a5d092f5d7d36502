/* Random games of Heroes, by hand, in C: how far the compiled Python is from the metal.

   The same rules, the same move order and the same random numbers as kurultai.core.kernel.playouts,
   so the two must play the very same games: benchmarks/run.py compares their counts. */

#include <stdint.h>
#include <string.h>

#define SIDE 10
#define SQUARES 100
#define HALF 50
#define QUIET 200
#define PROMOTE (SQUARES * SQUARES)
#define PASS (PROMOTE + SQUARES)
#define ALL (((uint64_t)1 << HALF) - 1)
#define COLUMN_A ((uint64_t)0x10040100401)
#define NOT_A (ALL & ~COLUMN_A)
#define NOT_J (ALL & ~(COLUMN_A << 9))
#define ROW ((uint64_t)1023)

typedef struct { uint64_t half[2]; } Set;

typedef struct {
    Set pieces[2], heroes, cities[2];
    uint64_t key, seen[QUIET + 1];
    int turn, passes, over, quiet;
} State;

typedef struct {
    Set near[SQUARES];
    int ray[SQUARES][8];
    uint64_t piece_key[4][SQUARES], city_key[SQUARES], turn_key;
    int up_to;
} Board;

static const int STEP[8] = {1, 11, 10, 9, -1, -11, -10, -9};
static const int UP[8] = {0, 1, 1, 1, 0, -1, -1, -1};
static const int RIGHT[8] = {1, 1, 0, -1, -1, -1, 0, 1};

static inline uint64_t random_bits(uint64_t *state) {
    uint64_t z = *state += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return (z ^ (z >> 31)) >> 2;
}

static inline int has(const Set *set, int square) {
    return set->half[square >= HALF] >> (square >= HALF ? square - HALF : square) & 1;
}

static inline void toggle(Set *set, int square) {
    set->half[square >= HALF] ^= (uint64_t)1 << (square >= HALF ? square - HALF : square);
}

static inline int count(const Set *set) {
    return __builtin_popcountll(set->half[0]) + __builtin_popcountll(set->half[1]);
}

static inline Set around(Set set) {
    uint64_t low = set.half[0], high = set.half[1];
    uint64_t beside_low = ((low & NOT_J) << 1) | ((low & NOT_A) >> 1);
    uint64_t beside_high = ((high & NOT_J) << 1) | ((high & NOT_A) >> 1);
    uint64_t wide_low = low | beside_low, wide_high = high | beside_high;
    Set near;
    near.half[0] = (beside_low | wide_low << 10 | wide_low >> 10 | (wide_high & ROW) << 40) & ALL;
    near.half[1] = (beside_high | wide_high << 10 | wide_high >> 10 | wide_low >> 40) & ALL;
    return near;
}

static inline Set reach(const Board *b, const State *s, int start, Set way) {
    Set now, any;
    toggle(&way, start);
    now.half[0] = b->near[start].half[0] & way.half[0];
    now.half[1] = b->near[start].half[1] & way.half[1];
    any = now;
    for (int steps = has(&s->heroes, start) ? 2 : 1; steps; steps--) {
        now = around(now);
        now.half[0] &= way.half[0];
        now.half[1] &= way.half[1];
        any.half[0] |= now.half[0];
        any.half[1] |= now.half[1];
    }
    if (b->up_to) now = any;
    now.half[start >= HALF] &= ~((uint64_t)1 << (start >= HALF ? start - HALF : start));
    return now;
}

static int legal(const Board *b, const State *s, int *out) {
    int n = 0;
    Set free;
    free.half[0] = ~(s->pieces[0].half[0] | s->pieces[1].half[0]) & ALL;
    free.half[1] = ~(s->pieces[0].half[1] | s->pieces[1].half[1]) & ALL;
    for (int half = 0; half < 2; half++) {
        uint64_t movers = s->pieces[s->turn].half[half];
        for (; movers; movers &= movers - 1) {
            int start = __builtin_ctzll(movers) + HALF * half;
            Set ends = reach(b, s, start, free);
            for (uint64_t end = ends.half[0]; end; end &= end - 1)
                out[n++] = start * SQUARES + __builtin_ctzll(end);
            for (uint64_t end = ends.half[1]; end; end &= end - 1)
                out[n++] = start * SQUARES + HALF + __builtin_ctzll(end);
        }
        uint64_t settled = s->pieces[s->turn].half[half] & s->cities[s->turn].half[half] & ~s->heroes.half[half];
        for (; settled; settled &= settled - 1)
            out[n++] = PROMOTE + __builtin_ctzll(settled) + HALF * half;
    }
    if (n == 0) out[n++] = PASS;
    return n;
}

static inline int run(const Board *b, const Set *side, int square, int direction) {
    int length = 0;
    while (length < b->ray[square][direction] && has(side, square + (length + 1) * STEP[direction])) length++;
    return length;
}

static inline int is_closed(const Board *b, const Set *side, int square, int direction, int length) {
    return length < b->ray[square][direction] && has(side, square + (length + 1) * STEP[direction]);
}

static inline void mark(Set *set, int square, int direction, int length) {
    for (int i = 1; i <= length; i++) {
        int at = square + i * STEP[direction];
        set->half[at >= HALF] |= (uint64_t)1 << (at >= HALF ? at - HALF : at);
    }
}

static int capture(const Board *b, State *s, int square) {
    const Set *mine = &s->pieces[s->turn], *theirs = &s->pieces[1 - s->turn], *near = &b->near[square];
    Set lifted = {{0, 0}};
    if (!((near->half[0] & (mine->half[0] | theirs->half[0])) | (near->half[1] & (mine->half[1] | theirs->half[1]))))
        return 0;
    for (int d = 0; d < 8; d++) {
        int length = run(b, theirs, square, d);
        if (length && is_closed(b, mine, square, d, length)) mark(&lifted, square, d, length);
    }
    for (int d = 0; d < 4; d++) {
        int ahead = run(b, mine, square, d);
        if (!is_closed(b, theirs, square, d, ahead)) continue;
        int behind = run(b, mine, square, d + 4);
        if (!is_closed(b, theirs, square, d + 4, behind)) continue;
        mark(&lifted, square, d, ahead);
        mark(&lifted, square, d + 4, behind);
        lifted.half[square >= HALF] |= (uint64_t)1 << (square >= HALF ? square - HALF : square);
    }
    if (!(lifted.half[0] | lifted.half[1])) return 0;
    for (int half = 0; half < 2; half++)
        for (uint64_t left = lifted.half[half]; left; left &= left - 1) {
            int at = __builtin_ctzll(left) + HALF * half;
            int seat = !has(&s->pieces[0], at), is_hero = has(&s->heroes, at);
            s->key ^= b->piece_key[2 * seat + is_hero][at];
            toggle(&s->pieces[seat], at);
            if (is_hero) toggle(&s->heroes, at);
        }
    return 1;
}

static int move_piece(const Board *b, State *s, int move) {
    int me = s->turn, promoted = 0;
    if (move >= PROMOTE) {
        int square = move - PROMOTE;
        s->key ^= b->piece_key[2 * me][square] ^ b->piece_key[2 * me + 1][square];
        toggle(&s->heroes, square);
        return 1;
    }
    int start = move / SQUARES, end = move % SQUARES, is_hero = has(&s->heroes, start);
    s->key ^= b->piece_key[2 * me + is_hero][start] ^ b->piece_key[2 * me + is_hero][end];
    toggle(&s->pieces[me], start);
    toggle(&s->pieces[me], end);
    if (is_hero) {
        toggle(&s->heroes, start);
        toggle(&s->heroes, end);
    }
    if (has(&s->cities[1 - me], end)) {
        toggle(&s->cities[1 - me], end);
        toggle(&s->cities[me], end);
        s->key ^= b->city_key[end];
    } else if (!is_hero && has(&s->cities[me], end)) {
        s->key ^= b->piece_key[2 * me][end] ^ b->piece_key[2 * me + 1][end];
        toggle(&s->heroes, end);
        promoted = 1;
    }
    return capture(b, s, end) | promoted;
}

static void judge(State *s) {
    int first = count(&s->pieces[0]), second = count(&s->pieces[1]), times = 1;
    if (count(&s->cities[0]) == 8 || count(&s->cities[1]) == 8) s->over = 1;
    else if ((first <= 1) != (second <= 1)) s->over = 2;
    else if (first <= 2 && second <= 2) s->over = 3;
    else if (s->passes == 2) s->over = 4;
    else {
        for (int earlier = s->quiet - 2; earlier >= 0; earlier -= 2) times += s->seen[earlier] == s->key;
        if (times >= 3 || s->quiet == QUIET) s->over = 5;
    }
}

static void play(const Board *b, State *s, int move) {
    int progress = 0;
    if (move == PASS) s->passes++;
    else {
        s->passes = 0;
        progress = move_piece(b, s, move);
    }
    s->turn ^= 1;
    s->key ^= b->turn_key;
    s->quiet = progress ? 0 : s->quiet + 1;
    s->seen[s->quiet] = s->key;
    judge(s);
}

static Board prepared(const int64_t *keys, int up_to) {
    Board b;
    memset(&b, 0, sizeof b);
    b.up_to = up_to;
    for (int i = 0; i < 4 * SQUARES; i++) b.piece_key[i / SQUARES][i % SQUARES] = (uint64_t)keys[i];
    for (int i = 0; i < SQUARES; i++) b.city_key[i] = (uint64_t)keys[4 * SQUARES + i];
    b.turn_key = (uint64_t)keys[5 * SQUARES];
    for (int square = 0; square < SQUARES; square++)
        for (int d = 0; d < 8; d++) {
            int row = square / SIDE + UP[d], column = square % SIDE + RIGHT[d], steps = 0;
            while (row >= 0 && row < SIDE && column >= 0 && column < SIDE) {
                steps++;
                row += UP[d];
                column += RIGHT[d];
            }
            b.ray[square][d] = steps;
            if (steps) toggle(&b.near[square], square + STEP[d]);
        }
    return b;
}

/* sets: pieces of seat 0 and 1, cities of seat 0 and 1, each as two halves.
   Returns the plies; counts[] gets the listed moves and the games by kind of ending. */
int64_t playouts(const int64_t *sets, const int64_t *keys, int64_t start_key, int up_to,
                 uint64_t *rng, int64_t games, int64_t *counts) {
    Board b = prepared(keys, up_to);
    State start, s;
    int out[512];
    int64_t plies = 0;
    memset(&start, 0, sizeof start);
    for (int half = 0; half < 2; half++)
        for (int seat = 0; seat < 2; seat++) {
            start.pieces[seat].half[half] = (uint64_t)sets[2 * seat + half];
            start.cities[seat].half[half] = (uint64_t)sets[4 + 2 * seat + half];
        }
    start.key = start.seen[0] = (uint64_t)start_key;
    for (int64_t game = 0; game < games; game++) {
        s = start;
        while (!s.over) {
            int n = legal(&b, &s, out);
            counts[0] += n;
            play(&b, &s, out[random_bits(rng) % (uint64_t)n]);
            plies++;
        }
        counts[s.over]++;
    }
    return plies;
}
