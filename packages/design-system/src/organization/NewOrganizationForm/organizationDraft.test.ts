import { describe, expect, it } from 'vitest';
import { emptyDraft, organizationValues, withFailures, withoutRow, withRow, withRowChanged } from './organizationDraft.ts';

const two = withRowChanged(
  withRowChanged(withRow({ ...emptyDraft, name: ' Harbour Care ' }), 0, { contentTypeId: '1', name: ' News ' }),
  1,
  { contentTypeId: '2', name: 'Ideas' },
);

describe('a new organization', () => {
  it('starts with one template, which stays', () => {
    expect(emptyDraft.rows).toHaveLength(1);
    expect(withoutRow(emptyDraft, 0)).toBe(emptyDraft);
  });

  it('takes more templates and lets any of several go', () => {
    expect(withRow(two).rows.map(({ id }) => id)).toEqual([0, 1, 2]);
    expect(withoutRow(two, 0).rows.map(({ name }) => name)).toEqual(['Ideas']);
    expect(withRow(withoutRow(two, 0)).rows.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('is sent without space around its names', () => {
    expect(organizationValues(two)).toEqual({
      name: 'Harbour Care',
      templates: [{ contentTypeId: '1', name: 'News' }, { contentTypeId: '2', name: 'Ideas' }],
    });
  });

  it.each([
    ['a name', { ...two, name: '  ' }],
    ['a type for each template', withRowChanged(two, 1, { contentTypeId: null })],
    ['a name for each template', withRowChanged(two, 0, { name: ' ' })],
  ])('needs %s', (_what, draft) => expect(organizationValues(draft)).toBeNull());

  it('keeps the templates that failed, with the reason until they are changed', () => {
    const left = withFailures(two, [null, 'The name is taken.'])!;
    expect(left.rows).toEqual([{ id: 1, contentTypeId: '2', name: 'Ideas', failure: 'The name is taken.' }]);
    expect(withRowChanged(left, 1, { name: 'Wishes' }).rows).toEqual([{ id: 1, contentTypeId: '2', name: 'Wishes' }]);
    expect(withFailures(two, [null, null])).toBeNull();
  });
});
