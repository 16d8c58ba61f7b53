import type { UndeliveredMessage } from '@noticeboard/design-system/chat';
import { useState } from 'react';
import type { OutboxEntry } from '../../live/outbox.ts';
import { areSameUndelivered, undeliveredMessages } from './undeliveredMessages.ts';

/** The undelivered messages, by conversation; the same map while it is unchanged, so that a message being sent renders no list. */
export function useUndelivered(outbox: readonly OutboxEntry[]): ReadonlyMap<string, UndeliveredMessage> {
  const [held, setHeld] = useState({ outbox, undelivered: undeliveredMessages(outbox) });
  if (held.outbox === outbox) return held.undelivered;
  const now = undeliveredMessages(outbox);
  const undelivered = areSameUndelivered(now, held.undelivered) ? held.undelivered : now;
  setHeld({ outbox, undelivered });
  return undelivered;
}
