import { shownName } from '../../../ground/named.ts';

/** Something that can be given to a user. */
interface Choice {
  id: string;
  label: string;
  isDisabled?: boolean;
}

/**
 * The choices with those that the user has and the acting role does not list, such as a role from outside the acting
 * unit: they are named like the others, and neither given nor taken.
 */
export function withHeld<Each extends Choice>(choices: readonly Each[], held: readonly { id: string; name?: string | null }[]): readonly (Each | Choice)[] {
  const listed = new Set(choices.map(({ id }) => id));
  const unlisted = held.filter(({ id }) => !listed.has(id));
  return unlisted.length === 0 ? choices : [...choices, ...unlisted.map(({ id, name }) => ({ id, label: shownName(name), isDisabled: true }))];
}
