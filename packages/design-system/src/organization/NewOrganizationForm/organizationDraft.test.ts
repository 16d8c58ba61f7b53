import { describe, expect, it } from 'vitest';
import { emptyDraft, organizationValues, targetEmailOf, withFailures, withoutRow, withRow, withRowChanged } from './organizationDraft.ts';

const two = withRowChanged(
  withRowChanged(withRow({ ...emptyDraft, name: ' Harbour Care ' }), 0, { contentTypeId: '1', name: ' News ' }),
  1,
  { contentTypeId: '2', name: 'Ideas' },
);

const noEmails = { types: [], initial: '' };
const emails = { types: [{ id: '1', label: 'Social Feed' }, { id: '2', label: 'Suggestion Box', hasTargetEmail: true }], initial: 'maya@example.com' };

describe('a new organization', () => {
  it('A new organization starts with one template, which stays', () => {
    expect(emptyDraft.rows).toHaveLength(1);
    expect(withoutRow(emptyDraft, 0)).toBe(emptyDraft);
  });

  it('A new organization adds templates and removes any of several', () => {
    expect(withRow(two).rows.map(({ id }) => id)).toEqual([0, 1, 2]);
    expect(withoutRow(two, 0).rows.map(({ name }) => name)).toEqual(['Ideas']);
    expect(withRow(withoutRow(two, 0)).rows.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('A new organization is sent without surrounding space in its names', () => {
    expect(organizationValues(two, noEmails)).toEqual({
      name: 'Harbour Care',
      templates: [{ contentTypeId: '1', name: 'News' }, { contentTypeId: '2', name: 'Ideas' }],
    });
  });

  it.each([
    ['a name', { ...two, name: '  ' }],
    ['a type for each template', withRowChanged(two, 1, { contentTypeId: null })],
    ['a name for each template', withRowChanged(two, 0, { name: ' ' })],
  ])('A new organization needs %s', (_what, draft) => expect(organizationValues(draft, noEmails)).toBeNull());

  it('A new organization keeps the templates that failed, with the reason until they are changed', () => {
    const left = withFailures(two, [null, 'The name is taken.'])!;
    expect(left.rows).toEqual([{ id: 1, contentTypeId: '2', name: 'Ideas', failure: 'The name is taken.' }]);
    expect(withRowChanged(left, 1, { name: 'Wishes' }).rows).toEqual([{ id: 1, contentTypeId: '2', name: 'Wishes' }]);
    expect(withFailures(two, [null, null])).toBeNull();
  });

  it('Suggestions go to the person who creates the organization, until another address is typed', () => {
    expect(organizationValues(two, emails)?.templates).toEqual([{ contentTypeId: '1', name: 'News' }, { contentTypeId: '2', name: 'Ideas', targetEmail: 'maya@example.com' }]);
    const written = withRowChanged(two, 1, { targetEmail: ' ideas@example.com ' });
    expect(organizationValues(written, emails)?.templates[1]?.targetEmail).toBe('ideas@example.com');
    expect(targetEmailOf(written.rows[0]!, emails)).toBeNull();
  });

  it.each(['', ' ', 'ideas', 'ideas@'])('A new organization does not start with suggestions that are sent to %j', (targetEmail) => {
    expect(organizationValues(withRowChanged(two, 1, { targetEmail }), emails)).toBeNull();
  });
});
