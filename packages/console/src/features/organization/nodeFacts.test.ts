import { expect, test } from 'vitest';
import { refuseOnce } from '../../api/useOverwriteWarning.ts';
import { nodeOverwriting } from './nodeFacts.ts';

const opened: Parameters<typeof nodeOverwriting>[0]['opened'] = { name: 'Islands Region', publishEnabled: true, logo: 'a.png' };
const wanted = { ...opened, name: 'Outer Islands' };
const save = (now: typeof opened | (Omit<typeof opened, 'logo'> & { logo: null }), logo: Parameters<typeof nodeOverwriting>[1]) => () =>
  refuseOnce(nodeOverwriting({ id: 'n1', opened, now, wanted }, logo), new Map());

test('somebody else’s name and publishing are told in words', () => {
  const now = { name: 'Gulf Islands', publishEnabled: false, logo: 'a.png' };
  expect(save(now, 'kept')).toThrow(/It is now: Gulf Islands, publishing off\./);
});

test('somebody else’s logo is told only to those who replace or clear it', () => {
  const replaced = { ...opened, logo: 'b.png' };
  expect(save(replaced, 'kept')).not.toThrow();
  expect(save(replaced, 'sent')).toThrow(/It is now: another logo\./);
  expect(save(replaced, 'cleared')).toThrow(/It is now: another logo\./);
  expect(save({ ...opened, logo: null }, 'sent')).toThrow(/It is now: no logo\./);
});

test('a logo that is cleared already, or may be the own one of a try before, is not told', () => {
  expect(save({ ...opened, logo: null }, 'cleared')).not.toThrow();
  expect(save({ ...opened, logo: 'b.png' }, 'sent again')).not.toThrow();
});
