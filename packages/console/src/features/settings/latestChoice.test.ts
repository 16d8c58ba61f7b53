import { describe, expect, test, vi } from 'vitest';
import { createLatestChoice } from './latestChoice.ts';

/** A host that responds when the test says so. */
function slowHost() {
  const answers: { value: string; accept: () => void; refuse: () => void }[] = [];
  const save = (value: string) =>
    new Promise<void>((resolve, reject) => {
      answers.push({ value, accept: () => resolve(), refuse: () => reject(new Error('no')) });
    });
  return { answers, save };
}

const asked = (answers: { value: string }[], count: number) => vi.waitFor(() => expect(answers).toHaveLength(count));

describe('Choices that are saved immediately', () => {
  test('A choice that is saved immediately is shown before it is saved, and stays', async () => {
    const { answers, save } = slowHost();
    const [show, onSaved] = [vi.fn(), vi.fn()];
    const ended = createLatestChoice({ show, save, onSaved })('red');
    expect(show.mock.calls).toEqual([['red']]);
    answers[0]?.accept();
    await ended;
    expect(show.mock.calls).toEqual([['red']]);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  test('A choice that is saved immediately is reverted when the host refuses', async () => {
    const { answers, save } = slowHost();
    const [show, onSaved] = [vi.fn(), vi.fn()];
    const ended = createLatestChoice({ show, save, onSaved })('red');
    answers[0]?.refuse();
    await ended;
    expect(show.mock.calls).toEqual([['red'], [null]]);
    expect(onSaved).not.toHaveBeenCalled();
  });

  test('Choices between the pending one and the latest are skipped', async () => {
    const { answers, save } = slowHost();
    const show = vi.fn();
    const choose = createLatestChoice({ show, save });
    const ended = choose('red');
    await Promise.all(['green', 'yellow', 'blue'].map(choose));
    expect(answers.map(({ value }) => value)).toEqual(['red']);
    answers[0]?.refuse();
    await asked(answers, 2);
    answers[1]?.accept();
    await ended;
    expect(answers.map(({ value }) => value)).toEqual(['red', 'blue']);
    expect(show.mock.calls.at(-1)).toEqual(['blue']);
  });

  test('A choice that is saved immediately can be made again afterwards', async () => {
    const { answers, save } = slowHost();
    const choose = createLatestChoice({ show: vi.fn(), save });
    const first = choose('red');
    answers[0]?.accept();
    await first;
    const second = choose('green');
    answers[1]?.accept();
    await second;
    expect(answers.map(({ value }) => value)).toEqual(['red', 'green']);
  });
});
