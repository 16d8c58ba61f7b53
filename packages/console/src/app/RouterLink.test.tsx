import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MouseEvent } from 'react';
import { followLink, followLinksBy } from './followLinks.ts';
import { RouterLink } from './RouterLink.tsx';

const open = vi.fn();
const press = (changes: object = {}) => {
  const event = { button: 0, metaKey: false, altKey: false, ctrlKey: false, shiftKey: false, defaultPrevented: false, currentTarget: { target: '' }, preventDefault: vi.fn(), ...changes };
  followLink(event as unknown as MouseEvent<HTMLAnchorElement>, '/users/list?page=2');
  return event;
};

beforeEach(() => {
  open.mockClear();
  followLinksBy(open);
});

test('ADR 0109: a link takes nothing from the router, so that no change of the address renders the links of fifty rows', () => {
  // The router's own Link fails without a router around it.
  expect(renderToStaticMarkup(<RouterLink href="/users/list?page=2">Users</RouterLink>)).toBe('<a href="/users/list?page=2">Users</a>');
});

test('A pressed link opens its address without loading the page again', () => {
  expect(press().preventDefault).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledExactlyOnceWith('/users/list?page=2');
});

test('A link that is pressed for another tab, or whose press was handled already, is left to the browser', () => {
  const others = [{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { currentTarget: { target: '_blank' } }, { defaultPrevented: true }];
  for (const other of others) expect(press(other).preventDefault).not.toHaveBeenCalled();
  expect(open).not.toHaveBeenCalled();
});
