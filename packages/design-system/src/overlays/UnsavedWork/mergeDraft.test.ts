import { describe, expect, it } from 'vitest';
import { mergeDraft } from './mergeDraft.ts';

const opened = { name: 'Chidi', email: 'chidi@old.example', roleIds: ['staff'], supervisor: null as { id: string; name: string } | null };

describe('Restored drafts', () => {
  it('A restored draft brings back what was typed and keeps what someone else has saved since', () => {
    const typed = { ...opened, name: 'Chidi Nwosu' };
    const now = { ...opened, email: 'chidi@new.example', roleIds: ['staff', 'unit'] };
    expect(mergeDraft(opened, typed, now)).toEqual({ values: { ...now, name: 'Chidi Nwosu' }, theirs: [] });
  });

  it('A restored draft adds and removes what was added and removed, in the list as it is now', () => {
    const from = { ...opened, roleIds: ['a', 'b', 'c'] };
    const typed = { ...from, roleIds: ['a', 'c', 'd'] };
    const now = { ...from, roleIds: ['b', 'c', 'e'] };
    expect(mergeDraft(from, typed, now).values).toEqual({ ...from, roleIds: ['c', 'e', 'd'] });
  });

  it('A field that both have changed keeps what was typed, and their value is reported', () => {
    const typed = { ...opened, email: 'chidi@mine.example' };
    const now = { ...opened, email: 'chidi@new.example' };
    expect(mergeDraft(opened, typed, now)).toEqual({ values: typed, theirs: ['chidi@new.example'] });
  });

  it('A restored draft does not report a field in which both have typed the same', () => {
    const same = { ...opened, email: 'chidi@new.example' };
    expect(mergeDraft(opened, same, same)).toEqual({ values: same, theirs: [] });
  });

  it('A restored draft says that a field has another value when that is too long for a few words', () => {
    expect(mergeDraft({ text: 'a', isActive: true }, { text: 'b', isActive: true }, { text: 'c'.repeat(100), isActive: true }).theirs).toEqual([null]);
  });

  it('A restored draft treats a person as one value', () => {
    const typed = { ...opened, supervisor: { id: '1', name: 'Ana' } };
    const now = { ...opened, supervisor: { id: '2', name: 'Bo' } };
    expect(mergeDraft(opened, typed, now)).toEqual({ values: { ...now, supervisor: { id: '1', name: 'Ana' } }, theirs: ['Bo'] });
  });

  it('A restored draft brings back what was emptied', () => {
    expect(mergeDraft({ phone: '+15550100' }, { phone: null }, { phone: '+15550100' })).toEqual({ values: { phone: null }, theirs: [] });
  });

  it('A restored draft keeps its own rows where a list has more than plain values', () => {
    const row = (id: string, canRead: boolean) => ({ id, canRead });
    expect(mergeDraft({ turned: [] }, { turned: [row('a', true)] }, { turned: [] }).values).toEqual({ turned: [row('a', true)] });
  });

  const option = (id: string, label: string) => ({ id, label });
  const question = (id: string, text: string, options = [option(`${id}1`, 'Yes'), option(`${id}2`, 'No')]) => ({ id, text, options });
  const list = [question('a', 'Lunch?'), question('b', 'Tea?')];
  const [lunch, tea] = list as [(typeof list)[0], (typeof list)[0]];
  const merged = (typed: object[], now: object[], from: object[] = list) => mergeDraft({ list: from }, { list: typed }, { list: now });

  it('A list of rows keeps what others have added, changed and deleted where nothing was typed', () => {
    const mine = [question('a', 'What for lunch?'), tea];
    expect(merged(mine, [lunch, tea, question('c', 'Cake?')])).toEqual({ values: { list: [...mine, question('c', 'Cake?')] }, theirs: [] });
    expect(merged(mine, [lunch, question('b', 'Coffee?')])).toEqual({ values: { list: [mine[0], question('b', 'Coffee?')] }, theirs: [] });
    expect(merged(mine, [lunch])).toEqual({ values: { list: [mine[0]] }, theirs: [] });
    const theirOption = question('a', 'Lunch?', [option('a1', 'Yes, please'), option('a2', 'No'), option('a3', 'Perhaps')]);
    expect(merged(mine, [theirOption, tea])).toEqual({ values: { list: [{ ...theirOption, text: 'What for lunch?' }, tea] }, theirs: [] });
  });

  it('A list of rows brings back what was added, deleted and moved here', () => {
    const added = question('n', 'New?');
    expect(merged([lunch, added, tea], [lunch, tea, question('c', 'Cake?')]).values).toEqual({ list: [lunch, added, tea, question('c', 'Cake?')] });
    expect(merged([tea], [lunch, tea, question('c', 'Cake?')]).values).toEqual({ list: [tea, question('c', 'Cake?')] });
    expect(merged([tea, lunch], [lunch, tea, question('c', 'Cake?')]).values).toEqual({ list: [tea, question('c', 'Cake?'), lunch] });
    expect(merged([lunch, tea, added], [tea, lunch]).values).toEqual({ list: [tea, added, lunch] });
    expect(merged([added], [question('c', 'Cake?')], []).values).toEqual({ list: [added, question('c', 'Cake?')] });
  });

  it('A list of rows says what both have changed, and what one deleted while the other wrote', () => {
    const mine = question('a', 'Mine?');
    expect(merged([mine, tea], [question('a', 'Theirs?'), tea])).toEqual({ values: { list: [mine, tea] }, theirs: ['Theirs?'] });
    expect(merged([mine, tea], [tea])).toEqual({ values: { list: [mine, tea] }, theirs: [null] });
    expect(merged([tea], [question('a', 'Theirs?'), tea])).toEqual({ values: { list: [tea] }, theirs: [null] });
  });
});
