import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from './startSandbox.ts';

const processes = () => process.getActiveResourcesInfo().filter((resource) => resource === 'ProcessWrap').length;

test('A sandbox whose start is abandoned leaves no process behind', async () => {
  const before = processes();
  const folder = await mkdtemp(join(tmpdir(), 'start-sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const started = startSandbox({ apiPort: 6590, identityPort: 6591, consoleOrigins: [] }, ['--data-folder', folder], 'ignore', 0);
  await expect(started).rejects.toThrow('did not answer');
  await expect.poll(processes).toBe(before);
});
