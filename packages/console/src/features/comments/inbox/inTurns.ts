/** Does something with each of many, in their order and so many at the same time; rejects with the first that fails. */
export async function inTurns<One>(all: readonly One[], atOnce: number, act: (one: One) => Promise<void>): Promise<void> {
  const left = all.values();
  const goOn = async () => {
    for (const one of left) await act(one);
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
}
