import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutboxMessage } from '../../contract/outbox.ts';

/** A message in the outbox, with the instant at which it was sent. */
export interface SentMessage extends OutboxMessage {
  sentAtUtc: string;
}

/** What is in the outbox folder, the newest last. */
export const readOutbox = (folder: string): SentMessage[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as SentMessage);
