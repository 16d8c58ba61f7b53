interface Choice {
  id: string;
  isDisabled?: boolean;
  isChosenSingly?: boolean;
}

const changeable = (choices: readonly Choice[]) => choices.filter(({ isDisabled }) => isDisabled !== true).map(({ id }) => id);

/** Those that 'Select all' skips. */
export const passedBy = <Each extends Choice>(choices: readonly Each[]): Each[] =>
  choices.filter(({ isDisabled, isChosenSingly }) => isDisabled !== true && isChosenSingly === true);

/** The chosen ids with all of these that can be changed and are not chosen singly; those chosen before keep their places. */
export function withAll(choices: readonly Choice[], value: readonly string[]): string[] {
  return [...new Set([...value, ...changeable(choices.filter(({ isChosenSingly }) => isChosenSingly !== true))])];
}

/** The chosen ids without these; one that cannot be changed stays chosen. */
export function withoutAll(choices: readonly Choice[], value: readonly string[]): string[] {
  const removed = new Set(changeable(choices));
  return value.filter((id) => !removed.has(id));
}
