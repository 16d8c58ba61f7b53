import type { Right } from './permissionRules.ts';

/** A content instance as the table names it. */
export interface PermissionInstance {
  id: string;
  name: string;
  /** Its content type, a quieter second line. */
  typeName?: string;
  /** Rights that this person may not give here. @default none */
  refusedRights?: readonly Right[];
  /** Why, shown under the name; needed with `refusedRights`. */
  refusedReason?: string;
}
