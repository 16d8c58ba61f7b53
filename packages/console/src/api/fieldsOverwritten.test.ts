import { expect, test } from 'vitest';
import { fieldsOverwritten, switched } from './fieldsOverwritten.ts';
import { refuseOnce } from './useOverwriteWarning.ts';

const opened = { name: 'Canteen', order: 1, iconId: null as string | null, isOpen: true };
type Page = typeof opened;
const words = { name: (name: string) => name, order: (order: number) => `order ${order}`, iconId: (icon: string | null) => (icon === null ? null : 'another icon'), isOpen: switched };
const save = (now: Partial<Page>, to: Partial<Page>, told = new Map<string, string>()) => () =>
  refuseOnce(fieldsOverwritten<Page>('p1', { ...opened, ...now }, { from: opened, to: { ...opened, ...to } }, words), told);

test('a field of any kind that someone else has changed is reported in its own words before it is replaced', () => {
  expect(save({ order: 4 }, { order: 2 })).toThrow('It is now: order 4.');
  expect(save({ iconId: 'spoon' }, { iconId: 'moon' })).toThrow('It is now: another icon.');
  expect(save({ name: 'Kitchen', order: 4 }, { name: 'Bistro', order: 2 })).toThrow('It is now: Kitchen, order 4.');
});

test('a field that nobody touched here, or that both made the same, is not reported', () => {
  expect(save({ order: 4 }, { name: 'Bistro' })).not.toThrow();
  expect(save({ isOpen: false, order: 4 }, { isOpen: false, order: 4 })).not.toThrow();
});

test('two changes by others with the same words are both reported', () => {
  const told = new Map<string, string>();
  expect(save({ iconId: 'spoon' }, { iconId: 'moon' }, told)).toThrow('another icon');
  expect(save({ iconId: 'spoon' }, { iconId: 'moon' }, told)).not.toThrow();
  expect(save({ iconId: 'sun' }, { iconId: 'moon' }, told)).toThrow('another icon');
});
