import type { DraftStorage } from '@noticeboard/design-system';
import type { ApiScope } from './apiScope.ts';
import type { TextStorage } from './browserStorage.ts';

/** Beginning of the keys of everything that was typed and not saved or sent. */
export const draftPrefix = 'noticeboard.draft ';

/** Beginning of the keys of everything that one person has typed and not saved or sent: removed when they sign out. */
export const keptUnder = (subject: string): string => `${draftPrefix}${subject} `;

/**
 * The drafts of one person in one tenant and role, each form's under its address. They stay in the tab and never hold
 * more than what was typed (faults D7, P14).
 */
export function draftsOf(storage: TextStorage, { subject, tenantId, roleId }: ApiScope): DraftStorage {
  const key = (id: string) => [draftPrefix + subject, tenantId, roleId, window.location.pathname, id].join(' ');
  return {
    read: (id) => storage.read(key(id)),
    write: (id, text) => storage.write(key(id), text),
    remove: (id) => storage.remove(key(id)),
    isLasting: storage.isLasting,
  };
}

/** Whether anything that was typed in this tab is kept. */
export const hasDrafts = (storage: TextStorage): boolean => storage.keys().some((key) => key.startsWith(draftPrefix));

/**
 * Removes the drafts of everyone: the user signed out.
 *
 * @param but keeps those of one person, who signed in
 */
export function forgetDrafts(storage: TextStorage, but?: string): void {
  const isKept = (key: string) => but !== undefined && key.startsWith(keptUnder(but));
  for (const key of storage.keys()) if (key.startsWith(draftPrefix) && !isKept(key)) storage.remove(key);
}
