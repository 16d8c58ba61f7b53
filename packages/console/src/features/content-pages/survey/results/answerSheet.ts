/** What one person answered. */
export interface Respondent {
  name: string;
  /** When, in UTC; null where the workbook does not say. */
  answeredUtc: string | null;
  /** What was answered to each question, in the order of the questions. */
  answers: readonly (string | number | null)[];
}

/** Columns before those of the questions: who, and when (decisions-content O6). */
const firstColumns = 2;

/**
 * The respondents in the workbook of a survey's answers (decisions-content O6). A column for each question in order; where there are others
 * than questions, those with their words count.
 */
export function respondentsIn(rows: readonly (readonly unknown[])[], questions: readonly string[]): Respondent[] {
  const [head = [], ...people] = rows;
  const heads = head.slice(firstColumns).map((cell) => textIn(cell).trim());
  const columns = questions.map((question, index) => firstColumns + (heads.length === questions.length ? index : heads.indexOf(question.trim())));
  return people.map((row) => ({
    name: textIn(row[0]),
    answeredUtc: row[1] instanceof Date && !Number.isNaN(row[1].getTime()) ? row[1].toISOString() : null,
    answers: columns.map((column) => (column < firstColumns ? null : answerIn(row[column] ?? null))),
  }));
}

const textIn = (cell: unknown): string => (typeof cell === 'string' ? cell : typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : cell instanceof Date ? cell.toISOString() : '');

const answerIn = (cell: unknown): string | number | null => (cell === null || cell === undefined ? null : typeof cell === 'number' ? cell : textIn(cell));
