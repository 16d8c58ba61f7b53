import { expect, test } from 'vitest';
import { repositoryFiles } from '../documents/repositoryFiles.ts';

/** A read of the host's log that expects calls to be there already. That none is there needs no wait. */
const isReadAtOnce = (line: string) => /expect\(\(?await world\.control\.(callsOf|outbox|hubConnections)\(.*\)\.(toHaveLength\([1-9]|toEqual\(\[[^\]])/.test(line);

test('a journey waits for the calls that it expects: what a page shows before the host has answered proves none', () => {
  expect(isReadAtOnce("expect(await world.control.callsOf('deleteRole')).toHaveLength(1);")).toBe(true);
  expect(isReadAtOnce("expect((await world.control.callsOf('deleteRole')).map(({ status }) => status)).toEqual([204]);")).toBe(true);
  const journeys = repositoryFiles().filter(({ path }) => path.startsWith('packages/end-to-end/'));
  expect(journeys.length).toBeGreaterThan(100);
  expect(journeys.flatMap(({ path, text }) => text.split('\n').flatMap((line, at) => (isReadAtOnce(line) ? [`${path}:${at + 1}`] : [])))).toEqual([]);
});
