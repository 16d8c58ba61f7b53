import type { ProfileValues } from './profileRules.ts';

export interface ProfileFormProps {
  /** The profile as it is saved. A newer one is shown immediately in fields that weren't changed. */
  profile: ProfileValues & { email: string | null };
  /** Locks name and phone number: they are changed in a separate customer portal (PROF-07 to PROF-09). @default false */
  isSuperAdministrator?: boolean;
  /** The address of that portal; without it only its name is shown (decisions-core O57). @default null */
  customerPortalHref?: string | null;
  /**
   * Saves; `profile` is then what was saved. Rejects with an Error whose message is shown, and everything typed stays.
   * `opened` is what each field showed before it was changed: what differs from it was typed here (faults P12).
   */
  onSave: (values: ProfileValues, opened: ProfileValues) => Promise<void>;
}
