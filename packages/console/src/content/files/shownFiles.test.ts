import { expect, test } from 'vitest';
import type { UploadItem } from '../../uploads/uploadTypes.ts';
import { shownFiles } from './shownFiles.ts';

const file = (name: string) => ({ id: name, fileName: name, originalFileName: `${name}.png`, thumbnail: null, sizeBytes: 3 });
const upload = (id: string, stored?: string) => ({ id, stored: stored === undefined ? null : { ...file(stored) } }) as UploadItem;

test('A file that has arrived stays where it was chosen, and keeps its id', () => {
  const [first, second] = [upload('u1'), upload('u2')];
  expect(shownFiles([file('old')], [first, second], [first, second]).map(({ id }) => id)).toEqual(['old', 'u1', 'u2']);
  const arrived = upload('u2', 'new');
  const shown = shownFiles([file('old'), file('new')], [first, arrived], [first]);
  expect(shown.map(({ id }) => id)).toEqual(['old', 'u1', 'u2']);
  expect(shown[2]?.file).toEqual(file('new'));
});

test('An upload of another place, or one whose file was removed from the item, is not shown', () => {
  expect(shownFiles([], [upload('u1'), upload('u2', 'removed')], [])).toEqual([]);
});
