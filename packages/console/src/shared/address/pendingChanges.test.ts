import { describe, expect, test } from 'vitest';
import { asked, type PendingChanges, rendered } from './pendingChanges.ts';

interface Place {
  search: string;
  type: string;
}
const query = ({ search, type }: Place) => new URLSearchParams({ search, type }).toString();
const first: Place = { search: 'pulse', type: '' };
const start: PendingChanges<Place> = { newest: first, asked: [], shown: query(first) };
const change = (pending: PendingChanges<Place>, changes: Partial<Place>) => {
  const next = { ...pending.newest, ...changes };
  return asked(pending, next, query(next));
};
const arrive = (pending: PendingChanges<Place>, place: Place) => rendered(pending, place, query(place));

describe('Changes of the address that the page does not show yet', () => {
  test('A change of the address is the base of the next one before the page shows it', () => {
    expect(change(change(start, { search: '' }), { type: 'Survey' }).newest).toEqual({ search: '', type: 'Survey' });
  });

  test('A change of the address stays the base when an older one arrives', () => {
    const two = change(change(start, { search: 'p' }), { search: 'pu' });
    expect(change(arrive(two, { search: 'p', type: '' }), { type: 'Survey' }).newest).toEqual({ search: 'pu', type: 'Survey' });
  });

  test('A change of the address is over when it arrives, with those that it passed', () => {
    const two = change(change(start, { search: 'p' }), { search: 'pu' });
    expect(arrive(two, { search: 'pu', type: '' })).toEqual({ newest: { search: 'pu', type: '' }, asked: [], shown: query({ search: 'pu', type: '' }) });
  });

  test('A change of the address stays the base while the page is rendered with the previous one', () => {
    expect(change(arrive(change(start, { search: '' }), first), { type: 'Survey' }).newest).toEqual({ search: '', type: 'Survey' });
  });

  test('A change of the address that was undone before it arrived leaves nothing behind', () => {
    expect(arrive(change(change(start, { search: 'p' }), { search: 'pulse' }), first)).toEqual(start);
  });

  test('A change of the address is dropped where Back or a link opens another page', () => {
    const elsewhere = { search: 'before', type: 'Gallery' };
    expect(arrive(change(start, { search: 'p' }), elsewhere)).toEqual({ newest: elsewhere, asked: [], shown: query(elsewhere) });
  });
});
