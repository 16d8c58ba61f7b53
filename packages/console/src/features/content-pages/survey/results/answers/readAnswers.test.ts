import { describe, expect, it } from 'vitest';
import { type AnswerReading, readAnswers } from './readAnswers.ts';
import type { CountedQuestion } from './surveyResults.ts';
import { filesOf, packed } from './workbook/workbookOfParts.ts';

const all = { days: null, timeZone: 'UTC' };
const question: CountedQuestion = { id: 'why', question: 'why?', kind: 'written', options: [] };

/** A workbook of people with unique answers, its texts before its sheet. */
function workbookOf(people: number, first = '<row r="1">'): Uint8Array {
  const head = `${first}<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>`;
  const rows = Array.from({ length: people }, (_, place) => `<row r="${place + 2}"><c r="A${place + 2}" t="s"><v>3</v></c><c r="C${place + 2}"><v>${Math.sin(place)}</v></c></row>`);
  const { 'xl/worksheets/sheet1.xml': sheet = '', ...files } = filesOf({ rows: head + rows.join(''), texts: ['<t>User</t>', '<t>Answered</t>', '<t>why?</t>', '<t>Ada</t>'] });
  return packed({ ...files, 'xl/worksheets/sheet1.xml': sheet });
}

const figures = (reading: AnswerReading) => {
  const { all: people, isWhole, results } = reading.summary([question], all);
  return { people, isWhole, answered: results[0]?.answered };
};

async function readToEnd(reading: AnswerReading): Promise<void> {
  while (!figures(reading).isWhole) await reading.more(figures(reading).people);
}

describe('Answers that are counted while they arrive', () => {
  it('The count of answers is of those that have arrived, and of all at the end', async () => {
    const workbook = workbookOf(2_000);
    const reading = readAnswers([question]);
    expect(figures(reading)).toEqual({ people: 0, isWhole: false, answered: 0 });
    reading.add(workbook.subarray(0, workbook.length / 2));
    await reading.more(0);
    await reading.more(100);
    const { people, isWhole, answered } = figures(reading);
    expect({ isWhole, answered }).toEqual({ isWhole: false, answered: people });
    expect(people).toBeGreaterThan(100);
    expect(people).toBeLessThan(1_900);
    expect(reading.find({ ...all, questionId: 'why', phrase: '', most: 1 }).count).toBe(people);
    reading.add(workbook.subarray(workbook.length / 2));
    reading.end();
    await readToEnd(reading);
    expect(figures(reading)).toEqual({ people: 2_000, isWhole: true, answered: 2_000 });
    expect(reading.find({ ...all, questionId: 'why', phrase: String(Math.sin(1_999)), most: 1 }).count).toBe(1);
  });

  it('Answers are read as a whole where the workbook is of another shape, even when that shows late', async () => {
    for (const workbook of [workbookOf(20, '<row>'), withLateSurprise()]) {
      const reading = readAnswers([question]);
      reading.add(workbook);
      reading.end();
      await readToEnd(reading);
      expect(figures(reading)).toEqual({ people: 20, isWhole: true, answered: 20 });
    }
  });

  it('Answers fail to load where the file is not a workbook', async () => {
    const reading = readAnswers([question]);
    reading.add(new TextEncoder().encode('<html>Sign in to the hotel</html>'));
    reading.end();
    await expect(reading.more(0)).rejects.toThrow();
    await expect(reading.more(0)).rejects.toThrow();
  });
});

/** The last person has an answer to a question that is missing in the first row. */
function withLateSurprise(): Uint8Array {
  const rows = Array.from({ length: 20 }, (_, place) => `<row r="${place + 2}"><c r="A${place + 2}"><v>1</v></c><c r="C${place + 2}"><v>2</v></c>${place === 19 ? `<c r="E${place + 2}"><v>3</v></c>` : ''}</row>`);
  return packed(filesOf({ rows: `<row r="1"><c r="A1"><v>0</v></c><c r="C1" t="str"><v>why?</v></c></row>${rows.join('')}`, texts: null }));
}
