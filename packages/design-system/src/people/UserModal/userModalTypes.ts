import type { ReactNode } from 'react';
import type { MultiSelectChoice } from '../../fields/MultiSelect/multiSelectTypes.ts';
import type { SelectChoice } from '../../fields/Select/Select.tsx';
import type { SelectableUser, UserSearch } from '../UserSelectModal/userSelectModalTypes.ts';

/** What the user modal shows and changes (`USER-21`). Empty strings mean no value. */
export interface UserValues {
  name: string;
  /** Letters and digits only. */
  username: string;
  email: string;
  /** In E.164; null for none. */
  phoneNumber: string | null;
  phoneLoginEnabled: boolean;
  isActive: boolean;
  /** Login name in an external care system. */
  pccLoginName: string;
  roleIds: readonly string[];
  tagIds: readonly string[];
  departmentId: string | null;
  supervisor: SelectableUser | null;
}

/** The body of `POST` and `PUT` of a user: what is empty is left out, an empty phone is null (`USER-34`, `USER-35`). */
export interface UserPayload {
  name?: string;
  username?: string;
  email?: string;
  phoneNumber: string | null;
  phoneLoginEnabled: boolean;
  isActive: boolean;
  pccLoginName?: string;
}

/** What is to be saved; roles, tags, department and supervisor have calls of their own (decisions-core O43). */
export interface UserChanges {
  /** Left out for a super administrator (`USER-20`). */
  user?: UserPayload;
  /** Left out for a super administrator (`USER-20`). */
  roleIds?: readonly string[];
  tagIds: readonly string[];
  departmentId: string | null;
  supervisorId: string | null;
}

/** What identifies another user with the same data; at least one. */
export interface UserIdentity {
  username?: string;
  phoneNumber?: string;
  email?: string;
}

export interface UserModalProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Asked to close, also after a save; with changes, only once the user has agreed to lose them. */
  onOpenChange: (isOpen: boolean) => void;
  /** The user to edit; left out for a new one. Read when it opens. */
  user?: UserValues;
  /**
   * The user holds the super administrator role: only tags, department and supervisor can be changed (`USER-15` to `USER-20`).
   * @default false
   */
  isSuperAdministrator?: boolean;
  /** Where the locked details of a super administrator are changed. @default null */
  customerPortalHref?: string | null;
  /** Roles that can be given. */
  roles: readonly MultiSelectChoice[];
  /** Tags that can be given. */
  tags: readonly MultiSelectChoice[];
  /** Departments to choose one from. */
  departments: readonly SelectChoice[];
  /** Search for the supervisor, in the modal 'Select User'. */
  supervisorSearch: UserSearch;
  /**
   * The user was added by an earlier attempt to save, but only in part: from here on it is edited, so that its
   * username stays.
   * @default false
   */
  wasAdded?: boolean;
  /**
   * Whether a user with one of these exists already, or the name of the one that does; asked for new users 300 ms after
   * name, phone or e-mail changed (`USER-37` to `USER-42`). A failure is not shown: saving checks again. Keep it stable
   * between renders.
   */
  onCheckExists?: (identity: UserIdentity, signal: AbortSignal) => Promise<boolean | string>;
  /**
   * Whether nobody has the username yet; checked for new users 300 ms after it changed. A suggested one that is taken gets
   * four random letters and digits more (`LIM-39`, `LIM-40`, decisions-core A42). Keep it stable between renders.
   */
  onCheckUsername?: (username: string, signal: AbortSignal) => Promise<boolean>;
  /** Shown at the end of the form, such as the notice of a slow save. */
  children?: ReactNode;
  /** Saves. When it rejects, the modal stays open with the error's message; else it closes. */
  onSave: (changes: UserChanges) => Promise<void>;
}
