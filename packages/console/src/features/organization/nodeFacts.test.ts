import { expect, test } from 'vitest';
import { refuseOnce } from '../../api/useOverwriteWarning.ts';
import { nodeOverwriting } from './nodeFacts.ts';

const opened: Parameters<typeof nodeOverwriting>[0]['opened'] = { name: 'Islands Region', publishEnabled: true, logo: 'a.png' };
const wanted = { ...opened, name: 'Outer Islands' };
const save = (now: typeof opened | (Omit<typeof opened, 'logo'> & { logo: null }), logo: Parameters<typeof nodeOverwriting>[1]) => () =>
  refuseOnce(nodeOverwriting({ id: 'n1', opened, now, wanted }, logo), new Map());

test('A name and a publish switch that someone else changed are described in words', () => {
  const now = { name: 'Gulf Islands', publishEnabled: false, logo: 'a.png' };
  expect(save(now, 'kept')).toThrow(/It is now: Gulf Islands, publishing off\./);
});

test('A logo that someone else changed is reported only to those who replace or clear it', () => {
  const replaced = { ...opened, logo: 'b.png' };
  expect(save(replaced, 'kept')).not.toThrow();
  expect(save(replaced, 'sent')).toThrow(/It is now: another logo\./);
  expect(save(replaced, 'cleared')).toThrow(/It is now: another logo\./);
  expect(save({ ...opened, logo: null }, 'sent')).toThrow(/It is now: no logo\./);
});

test('A logo that is cleared already, or may come from an earlier try, is not reported', () => {
  expect(save({ ...opened, logo: null }, 'cleared')).not.toThrow();
  expect(save({ ...opened, logo: 'b.png' }, 'sent again')).not.toThrow();
});
