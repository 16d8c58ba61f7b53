interface Choice {
  id: string;
  isDisabled?: boolean;
}

const changeable = (choices: readonly Choice[]) => choices.filter(({ isDisabled }) => isDisabled !== true).map(({ id }) => id);

/** The chosen ids with all of these that can be changed; those chosen before keep their places. */
export function withAll(choices: readonly Choice[], value: readonly string[]): string[] {
  return [...new Set([...value, ...changeable(choices)])];
}

/** The chosen ids without these; one that cannot be changed stays chosen. */
export function withoutAll(choices: readonly Choice[], value: readonly string[]): string[] {
  const removed = new Set(changeable(choices));
  return value.filter((id) => !removed.has(id));
}
