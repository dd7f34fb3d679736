/** Draws whole numbers in [0, bound). */
export type DrawBelow = (bound: number) => number;

const WORDS = 2n ** 64n;
const toWord = (value: bigint): bigint => BigInt.asUintN(64, value);

/**
 * The generator SplitMix64: the same seed gives the same numbers everywhere and for ever.
 *
 * @param seed of which the lowest 64 bits count
 * @returns a function that gives the next 64 bits
 * @source G. L. Steele, D. Lea, C. H. Flood, Fast splittable pseudorandom number generators, OOPSLA 2014; S. Vigna, splitmix64.c
 */
export function createSplitMix64(seed: bigint): () => bigint {
  let state = toWord(seed);
  return () => {
    state = toWord(state + 0x9e3779b97f4a7c15n);
    let word = state;
    word = toWord((word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n);
    word = toWord((word ^ (word >> 27n)) * 0x94d049bb133111ebn);
    return word ^ (word >> 31n);
  };
}

/** Draws evenly: words beyond the last whole multiple of the bound are drawn again. */
export const drawFrom =
  (nextWord: () => bigint): DrawBelow =>
  (bound) => {
    const size = BigInt(bound);
    const end = WORDS - (WORDS % size);
    let word = nextWord();
    while (word >= end) word = nextWord();
    return Number(word % size);
  };

/** A random order of a list, each order as likely as any other: the Fisher–Yates shuffle. */
export function shuffle<Item>(items: readonly Item[], drawBelow: DrawBelow): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const drawn = drawBelow(last + 1);
    [shuffled[last], shuffled[drawn]] = [shuffled[drawn] as Item, shuffled[last] as Item];
  }
  return shuffled;
}
