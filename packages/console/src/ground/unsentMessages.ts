import { browserStorage } from './browserStorage.ts';
import { createStore } from './createStore.ts';
import { draftPrefix } from './drafts.ts';
import { paths } from './paths.ts';

/** What follows the person and the tenant in the key of messages that wait to be sent, on the device. */
export const outboxKey = 'outbox';

const draftKey = 'message';

/** The name under which what is written in a conversation is kept as a draft, in the tab. */
export const messageDraftName = (channelId: string): string => `${draftKey} ${channelId}`;

/** Whether this tab keeps a message, or a choice of what to answer, that was not sent: of any conversation, tenant and role. */
export const hasHalfWritten = createStore(false);

/** Whether messages wait on this device to be sent: those of any tenant. */
export const hasWaiting = createStore(false);

/** Which look at what is kept this is: everything that shows part of it follows this. */
export const unsentLooks = createStore(0);

/** Looks at what is kept: after what was written here, and after what another tab has written. */
export function lookForUnsent(): void {
  const keysOf = (kind: 'tab' | 'device') => browserStorage(kind).keys().filter((key) => key.startsWith(draftPrefix));
  hasHalfWritten.write(keysOf('tab').some((key) => key.includes(` ${paths.messages} ${draftKey} `)));
  hasWaiting.write(keysOf('device').some((key) => key.endsWith(` ${outboxKey}`)));
  unsentLooks.write(unsentLooks.read() + 1);
}
