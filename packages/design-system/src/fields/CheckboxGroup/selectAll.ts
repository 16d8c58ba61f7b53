/** What a box over several others shows. */
export type SelectAllState = 'none' | 'some' | 'all';

interface Choice {
  id: string;
  isDisabled?: boolean;
}

const changeable = (choices: readonly Choice[]) => choices.filter(({ isDisabled }) => isDisabled !== true);

/** Whether none, some or all of the choices that can be changed are chosen. Ids that are no choice do not count. */
export function selectAllState(choices: readonly Choice[], value: readonly string[]): SelectAllState {
  const open = changeable(choices);
  const chosen = open.filter(({ id }) => value.includes(id)).length;
  if (chosen > 0 && chosen === open.length) return 'all';
  return chosen > 0 ? 'some' : 'none';
}

/** The ids after the box is pressed: all, or none where all were. A choice that cannot be changed keeps its state. */
export function afterSelectAll(choices: readonly Choice[], value: readonly string[]): string[] {
  const open = new Set(changeable(choices).map(({ id }) => id));
  const kept = value.filter((id) => !open.has(id));
  return selectAllState(choices, value) === 'all' ? kept : [...kept, ...open];
}
