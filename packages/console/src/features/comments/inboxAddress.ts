import { addressForm, type StateOf } from '../../shared/address/addressForm.ts';
import { choicePart, identifierPart } from '../../shared/address/addressParts.ts';

/** The lists besides the new comments. */
export const otherViews = ['all', 'hidden'] as const;

/** Which comments are listed; null for the new ones. */
export type InboxView = (typeof otherViews)[number] | null;

/** What is in the address of the inbox: which comments are listed, of which feed, and which one is open. */
export const inboxAddress = addressForm({ view: choicePart('view', otherViews), feedId: identifierPart('feed'), commentId: identifierPart('comment') });

/** A place in the inbox. */
export type InboxPlace = StateOf<typeof inboxAddress>;
