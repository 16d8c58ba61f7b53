/** Runs an action for each item, in order and at most `atOnce` at the same time; rejects with the first failure. */
export async function inTurns<One>(all: readonly One[], atOnce: number, act: (one: One) => Promise<void>): Promise<void> {
  const left = all.values();
  const chooseNext = async () => {
    for (const one of left) await act(one);
  };
  await Promise.all(Array.from({ length: atOnce }, chooseNext));
}
