import { expect, test } from 'vitest';
import { createOrdersBeingSaved, ordersOf } from './ordersBeingSaved.ts';

const list = (...orders: number[]) => orders.map((order, index) => ({ id: 'abc'.charAt(index), order }));
const refusal = 'Someone else has changed the order of the pages';

test('P12 an order that the list did not show and that was not sent from here was made by someone else', () => {
  const orders = createOrdersBeingSaved();
  orders.begin(list(1, 2, 3));
  expect(() => orders.refuseNewer(ordersOf(list(1, 2, 3)))).not.toThrow();
  expect(() => orders.refuseNewer(ordersOf(list(1, 3, 2)))).toThrow(refusal);
  orders.note('b', 3);
  expect(() => orders.refuseNewer(ordersOf(list(1, 3, 3))), 'one of two was sent').not.toThrow();
  expect(() => orders.refuseNewer(ordersOf(list(1, 2, 3))), 'the response was lost and the host does not have it').not.toThrow();
  expect(() => orders.refuseNewer(ordersOf(list(1, 9, 3)))).toThrow(refusal);
});

test('An order to which a page was added or from which one was deleted in the meantime does not count as another', () => {
  const orders = createOrdersBeingSaved();
  orders.begin(list(1, 2));
  expect(() => orders.refuseNewer(ordersOf(list(1, 2, 3)))).not.toThrow();
  expect(() => orders.refuseNewer(ordersOf(list(1)))).not.toThrow();
});

test('A later move is compared with what the list showed before the first, until the list shows what the host has', () => {
  const orders = createOrdersBeingSaved();
  orders.begin(list(1, 2));
  orders.begin(list(2, 1));
  expect(() => orders.refuseNewer(ordersOf(list(1, 2)))).not.toThrow();
  expect(() => orders.refuseNewer(ordersOf(list(2, 1)))).toThrow(refusal);
  orders.end();
  orders.begin(list(2, 1));
  expect(() => orders.refuseNewer(ordersOf(list(2, 1)))).not.toThrow();
});
