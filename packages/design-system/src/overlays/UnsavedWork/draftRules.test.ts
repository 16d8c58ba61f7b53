import { describe, expect, it } from 'vitest';
import { draftLifetime, readDraft, writeDraft as writeText } from './draftRules.ts';

const writeDraft = (typedValues: unknown, at: number, from: unknown = shown) => writeText(JSON.stringify(from), JSON.stringify(typedValues), at);
const now = Date.UTC(2026, 4, 4, 12, 4);
const shown = { name: '', phone: null, tags: [] as string[] };
const typed = { name: 'Kitchen', phone: '+15550100', tags: ['@night'] };

describe('a draft', () => {
  it('A draft is restored as it was typed', () => {
    expect(readDraft(writeDraft(typed, now), shown, now)).toEqual({ savedAt: now, from: shown, typed });
  });

  it('A draft is offered for seven days', () => {
    const text = writeDraft(typed, now);
    expect(readDraft(text, shown, now + draftLifetime)).not.toBeNull();
    expect(readDraft(text, shown, now + draftLifetime + 1)).toBeNull();
  });

  it('A draft is not offered when it would change nothing', () => {
    expect(readDraft(writeDraft(shown, now), shown, now)).toBeNull();
    expect(readDraft(writeDraft(typed, now), typed, now), 'somebody has saved the same').toBeNull();
  });

  it.each([null, '', '{', '[]', '7', '{"savedAt":"x","from":{},"typed":{}}', '{"savedAt":7,"values":{}}'])('A draft that cannot be read is ignored: %s', (text) => {
    expect(readDraft(text, shown, now)).toBeNull();
  });

  it.each([{ name: 7 }, { name: 'Kitchen', colour: 'red' }, { tags: 'night' }, 'Kitchen'])('A draft of another version of the form is not offered: %o', (values) => {
    expect(readDraft(writeDraft(values, now), shown, now)).toBeNull();
  });
});
