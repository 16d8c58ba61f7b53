import { describe, expect, test, vi } from 'vitest';
import { createThemeChoice } from './themeChoice.ts';

/** Themes that were shown, in turn, with a scripted host. */
function choiceBefore(save: (themeId: string) => Promise<unknown>) {
  const show = vi.fn<(themeId: string | null) => void>();
  return { choice: createThemeChoice({ themeId: 'blue', show, save }), shown: () => show.mock.calls.map(([themeId]) => themeId) };
}

describe('The theme of a tenant', () => {
  test('The theme of a tenant is shown while it is saved, and stays', async () => {
    const { choice, shown } = choiceBefore(() => Promise.resolve());
    await choice.choose('red');
    expect(shown()).toEqual(['red']);
  });

  test('The theme of a tenant reverts to the previous one when the host refuses', async () => {
    const { choice, shown } = choiceBefore((themeId) => (themeId === 'red' ? Promise.resolve() : Promise.reject(new Error('no'))));
    await choice.choose('red');
    await choice.choose('green');
    expect(shown()).toEqual(['red', 'green', 'red']);
  });

  test('A refused theme reverts to what the host has returned in the meantime', async () => {
    const { choice, shown } = choiceBefore(() => {
      choice.learn('yellow');
      return Promise.reject(new Error('no answer'));
    });
    await choice.choose('green');
    expect(shown()).toEqual(['green', 'yellow']);
  });

  test('The theme of a tenant follows the host when nothing is being saved', () => {
    const { choice, shown } = choiceBefore(() => Promise.resolve());
    choice.learn(null);
    expect(shown()).toEqual([null]);
  });
});
