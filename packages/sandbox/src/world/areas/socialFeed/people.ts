/** Columns of a row that names a person: `user_id` of its own table, the rest of `users u`. */
export interface PersonColumns {
  user_id: string;
  person_name: string;
  person_avatar: string | null;
}

/** The columns that a query selects for `PersonColumns` besides `user_id`; it joins `users u`. */
export const personColumns = 'u.name AS person_name, u.avatar AS person_avatar';

/** The person as other entities show them. */
export function presentPerson(row: PersonColumns): unknown {
  return { id: row.user_id, name: row.person_name, avatar: row.person_avatar };
}
