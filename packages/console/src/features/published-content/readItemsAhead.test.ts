import { expect, test } from 'vitest';
import { listAddress, listAddressWithoutNode } from './listState.ts';
import { firstItems } from './readItemsAhead.ts';
import { parametersOf } from './usePublishedItems.ts';

test.each([listAddress, listAddressWithoutNode])('What is sent ahead of Published Content is what the list asks for when it opens', (address) => {
  expect(JSON.stringify(firstItems)).toBe(JSON.stringify(parametersOf(address.read(new URLSearchParams()))));
});
