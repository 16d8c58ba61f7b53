/** A random number generator that gives the same numbers in the same order for the same seed. */
export interface Random {
  /** At least 0, below 1. */
  next: () => number;
  /** A whole number from `from` to `to`, inclusive. */
  between: (from: number, to: number) => number;
  /** One of the things. */
  pick: <Thing>(things: readonly Thing[]) => Thing;
  /** True with this probability. */
  chance: (probability: number) => boolean;
}

/** Creates a random number generator (a 32-bit xorshift with a multiplied state). */
export function createRandom(seed: number): Random {
  let state = (seed | 0) || 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (Math.imul(state, 0x9e3779b1) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    pick: (things) => {
      const thing = things[between(0, things.length - 1)];
      if (thing === undefined) throw new Error('There is nothing to pick from');
      return thing;
    },
    chance: (probability) => next() < probability,
  };
}
