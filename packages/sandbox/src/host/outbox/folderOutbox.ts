import { mkdirSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Outbox } from '../../contract/outbox.ts';

/** Writes each message to a separate file: the newest sorts last. */
export function folderOutbox(folder: string, clock: () => Date): Outbox {
  mkdirSync(folder, { recursive: true });
  return {
    send(message) {
      const time = clock().toISOString();
      const name = `${time.replaceAll(':', '-')}-${message.kind}-${randomBytes(3).toString('hex')}.json`;
      writeFileSync(join(folder, name), `${JSON.stringify({ sentAtUtc: time, ...message }, undefined, 2)}\n`);
      return name;
    },
  };
}
