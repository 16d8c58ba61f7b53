import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderOutbox } from './folderOutbox.ts';
import { readOutbox } from './readOutbox.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'noticeboard-outbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('The outbox shows what was sent, the newest last', () => {
  let second = 0;
  const outbox = folderOutbox(folder, () => new Date(Date.UTC(2026, 10, 21, 15, 0, second++)));
  outbox.send({ kind: 'email', to: 'maya@example.com', subject: 'Hello', body: '<p>Hello</p>' });
  outbox.send({ kind: 'sms', to: '+12505550100', body: 'Hello' });
  expect(readOutbox(folder)).toEqual([
    { sentAtUtc: '2026-11-21T15:00:00.000Z', kind: 'email', to: 'maya@example.com', subject: 'Hello', body: '<p>Hello</p>' },
    { sentAtUtc: '2026-11-21T15:00:01.000Z', kind: 'sms', to: '+12505550100', body: 'Hello' },
  ]);
});
