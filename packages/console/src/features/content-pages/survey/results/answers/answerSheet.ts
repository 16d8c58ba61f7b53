/** The answer to a question; null for none. */
export type Answer = string | number | null;

/** The answers of one person. */
export interface Respondent {
  name: string;
  /** When, in UTC; null if the workbook does not say. */
  answeredUtc: string | null;
  /** The answers, in the order of the questions. */
  answers: readonly Answer[];
}

/** A question, with the values by which its column is found. */
export interface AskedQuestion {
  id: string;
  question: string;
}

/** Columns before those of the questions: who, and when (decisions-content O6). */
const firstColumns = 2;

/**
 * Makes a reader of the rows after the first of a workbook of answers (decisions-content O6). A column belongs to the question with its
 * text, and to the first of them if two have the same: questions may have been moved since. Only a question whose text was changed
 * gets the column that is left, and only if there are as many columns as questions.
 *
 * @param head the first row
 */
export function respondentReader(head: readonly unknown[], questions: readonly AskedQuestion[]): (row: readonly unknown[]) => Respondent {
  const columns = columnsOf(head.slice(firstColumns).map((cell) => textIn(cell).trim()), questions);
  const places = questions.map(({ id }) => columns.get(id) ?? Infinity);
  return (row) => ({
    name: textIn(row[0]),
    answeredUtc: row[1] instanceof Date && !Number.isNaN(row[1].getTime()) ? row[1].toISOString() : null,
    answers: places.map((place) => answerIn(row[place] ?? null)),
  });
}

function columnsOf(heads: readonly string[], questions: readonly AskedQuestion[]): ReadonlyMap<string, number> {
  const columns = new Map<string, number>();
  const left = new Set(heads.keys());
  const take = (id: string, place: number | undefined) => {
    if (place === undefined) return;
    left.delete(place);
    columns.set(id, firstColumns + place);
  };
  for (const { id, question } of questions) take(id, [...left].find((place) => heads[place] === question.trim()));
  if (heads.length === questions.length) for (const { id } of questions) if (!columns.has(id)) take(id, [...left][0]);
  return columns;
}

const textIn = (cell: unknown): string => (typeof cell === 'string' ? cell : typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : cell instanceof Date ? cell.toISOString() : '');

const answerIn = (cell: unknown): Answer => (cell === null || cell === undefined ? null : typeof cell === 'number' ? cell : textIn(cell));
