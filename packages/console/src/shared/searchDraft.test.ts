import { describe, expect, test } from 'vitest';
import { followed, isUnsent, sent, typed } from './searchDraft.ts';

describe('A text typed into the search field', () => {
  test('A text typed into the search field is pending until it has been committed', () => {
    const draft = typed(null, 'sur', '');
    expect(isUnsent(draft)).toBe(true);
    expect(isUnsent(sent(draft))).toBe(false);
  });

  test('A text typed into the search field that is what the address holds already has nothing to commit', () => {
    expect(isUnsent(typed(null, 'survey', 'survey'))).toBe(false);
    expect(isUnsent(null)).toBe(false);
  });

  test('A text typed into the search field keeps growing while an earlier part arrives in the address: no letter is lost', () => {
    const earlier = sent(typed(null, 'sur', ''));
    const draft = followed(typed(earlier, 'survey', ''), 'sur');
    expect(draft?.text).toBe('survey');
    expect(isUnsent(draft)).toBe(true);
  });

  test('Every letter is kept while two parts of the text are being written to the address', () => {
    const both = sent(typed(sent(typed(null, 'w', '')), 'wo', ''));
    const atFirst = followed(typed(both, 'wong', ''), 'w');
    expect(atFirst?.text).toBe('wong');
    const later = atFirst && followed(atFirst, 'wo');
    expect(later?.text).toBe('wong');
    expect(isUnsent(later)).toBe(true);
    expect(later && followed(later, 'w'), 'Back, to what has arrived before').toBeNull();
  });

  test('A text typed into the search field is replaced by a change from outside: Back, or Clear Filters', () => {
    const draft = sent(typed(null, 'survey', ''));
    expect(followed(draft, 'poll')).toBeNull();
    expect(followed(typed(draft, 'surveys', 'survey'), '')).toBeNull();
  });

  test('A text typed into the search field that is changed back to the committed one commits nothing', () => {
    const draft = sent(typed(null, 'sur', ''));
    expect(isUnsent(typed(typed(draft, 'surv', 'sur'), 'sur', 'sur'))).toBe(false);
  });
});
