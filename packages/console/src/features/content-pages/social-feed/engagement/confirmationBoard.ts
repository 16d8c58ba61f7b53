import type { components } from '@noticeboard/api-types/schema';
import type { ConfirmationReader, ConfirmationUnit } from '@noticeboard/design-system/content';
import { shownName } from '../../../../ground/named.ts';

/** Names are compared with their numbers: 'Zone 2' comes before 'Zone 10'. */
const { compare: compareNames } = new Intl.Collator(undefined, { numeric: true });

type Schemas = components['schemas'];

/** Who has confirmed, and who has not, estimated from roles. */
export interface Board {
  /** Those who have not confirmed first, by name. */
  readers: readonly ConfirmationReader[];
  /** The lowest share first, of equal ones the one with more people. A name that another unit has, too, gets a number. */
  units: readonly ConfirmationUnit[];
  /** How many confirmed who are not among the readers: they have left, or moved to another unit since. */
  others: number;
}

/** The host's responses that the board is made of. */
export interface BoardAnswers {
  users: readonly Schemas['User'][];
  roles: readonly Schemas['Role'][];
  confirmations: readonly Schemas['ReadConfirmation'][];
  /** For the departments, shown below names. @default not shown */
  departments?: readonly { id: string; name: string | null }[];
}

/**
 * The board of a post. Readers are an estimate from today's roles: active people with a role at the post's node or below it, who
 * have one of its tags where it has any (ADR 0080).
 *
 * @param unitIds the post's node and all nodes below it, in the order in which they are searched
 */
export function boardOf({ users, roles, confirmations, departments = [] }: BoardAnswers, unitIds: ReadonlySet<string>, unitNames: ReadonlyMap<string, string>, tagIds: readonly string[]): Board {
  const nodeOf = new Map(roles.map((role) => [role.id, role.organizationNodeId]));
  const confirmedAt = new Map(confirmations.flatMap(({ user, createdUtc }) => (user ? [[user.id, createdUtc] as const] : [])));
  const departmentNames = new Map(departments.map(({ id, name }) => [id, shownName(name)]));
  const shownUnits = distinctNames(unitIds, unitNames);
  const units = new Map<string, ConfirmationUnit>();
  const readers: ConfirmationReader[] = [];
  for (const user of users) {
    const unitId = (user.roles ?? []).map(({ id }) => nodeOf.get(id)).find((id) => id != null && unitIds.has(id));
    const hasTag = tagIds.length === 0 || (user.tags ?? []).some(({ id }) => tagIds.includes(id));
    if (unitId == null || !hasTag || !user.isActive) continue;
    const unit = units.get(unitId) ?? { id: unitId, name: shownUnits.get(unitId) ?? unitId, confirmed: 0, readers: 0 };
    const confirmedUtc = confirmedAt.get(user.id) ?? null;
    units.set(unitId, unit);
    unit.readers += 1;
    if (confirmedUtc !== null) unit.confirmed += 1;
    readers.push({ id: user.id, name: shownName(user.name), unitId, detail: departmentNames.get(user.organizationDepartmentId ?? ''), confirmedUtc });
  }
  const known = new Set(readers.map(({ id }) => id));
  return {
    readers: readers.toSorted((first, second) => Number(first.confirmedUtc !== null) - Number(second.confirmedUtc !== null) || compareNames(first.name, second.name)),
    units: [...units.values()].toSorted((first, second) => first.confirmed / first.readers - second.confirmed / second.readers || second.readers - first.readers || compareNames(first.name, second.name)),
    others: [...confirmedAt.keys()].filter((id) => !known.has(id)).length,
  };
}

/** Names of units, each only once: the second 'Kitchen' is 'Kitchen (2)'. */
function distinctNames(ids: ReadonlySet<string>, names: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const seen = new Map<string, number>();
  return new Map(
    [...ids].map((id) => {
      const name = names.get(id) ?? id;
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      return [id, count === 1 ? name : `${name} (${count})`];
    }),
  );
}
