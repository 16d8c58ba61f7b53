/** A person who can sign in at the identity provider. */
export interface Account {
  /** Becomes the `sub` claim and `caller.userId`. */
  userId: string;
  username: string;
  name: string;
  email: string | null;
}

/** The sign-in page's view of the users. The password of all is `sandbox`. */
export interface AccountDirectory {
  findByUsername(username: string): Account | undefined;
  findByUserId(userId: string): Account | undefined;
  /** The documented accounts (super, solo, unit, staff, new), offered as quick choices, with one line about each world. */
  quickChoices(): (Account & { description: string })[];
}
