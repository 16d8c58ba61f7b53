import { browserStorage } from './browserStorage.ts';
import { createStore } from './createStore.ts';
import { draftPrefix } from './drafts.ts';
import { paths } from './paths.ts';

/** What follows the person and the tenant in the key of messages that wait to be sent, on the device. */
export const outboxKey = 'outbox';

const draftKey = 'message';

/** The name of a conversation's draft, in the tab. */
export const messageDraftName = (channelId: string): string => `${draftKey} ${channelId}`;

/** Whether this tab keeps a message, or a choice of what to answer, that was not sent: of any conversation, tenant and role. */
export const hasHalfWritten = createStore(false);

/** Whether messages wait on this device to be sent: those of any tenant. */
export const hasWaiting = createStore(false);

/** Incremented with each look at the stored messages: everything that shows part of them subscribes to it. */
export const unsentLooks = createStore(0);

/** Reads what is stored again: after a write here, and after one in another tab. */
export function lookForUnsent(): void {
  const keysOf = (kind: 'tab' | 'device') => browserStorage(kind).keys().filter((key) => key.startsWith(draftPrefix));
  hasHalfWritten.write(keysOf('tab').some((key) => key.includes(` ${paths.messages} ${draftKey} `)));
  hasWaiting.write(keysOf('device').some((key) => key.endsWith(` ${outboxKey}`)));
  unsentLooks.write(unsentLooks.read() + 1);
}
