import { expect, test } from 'vitest';
import { isCommandKey } from './useCommandKey.ts';

const press = { key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([{ ctrlKey: true }, { metaKey: true }, { ctrlKey: true, key: 'K' }])('the keys %o open the palette', (keys) => {
  expect(isCommandKey({ ...press, ...keys })).toBe(true);
});

test.each([{}, { ctrlKey: true, metaKey: true }, { ctrlKey: true, shiftKey: true }, { metaKey: true, altKey: true }, { ctrlKey: true, key: 'l' }])(
  'the keys %o do not open the palette',
  (keys) => {
    expect(isCommandKey({ ...press, ...keys })).toBe(false);
  },
);
