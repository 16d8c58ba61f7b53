/** An error that says what is wrong with single fields, by the names of the contract: a 400 or 409 with `errors`. */
interface FieldRefusal extends Error {
  fieldProblems: Readonly<Record<string, string>>;
  /** What the error says beyond the problems of these fields, which are shown there. */
  messageBeyond: (shown: readonly string[]) => string;
}

/** What a form holds, by the names of the contract. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** A failed attempt, with what was sent. */
export interface FailedTry {
  error: unknown;
  sent: FieldValues;
}

const isFieldRefusal = (error: unknown): error is FieldRefusal => error instanceof Error && 'fieldProblems' in error && 'messageBeyond' in error;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What the host finds wrong with the fields of a form; a value that has been replaced since is right until it is sent. */
export function problemsInForce(failed: FailedTry | null, values: FieldValues): Readonly<Record<string, string>> {
  if (failed === null || !isFieldRefusal(failed.error)) return {};
  const problems = Object.entries(failed.error.fieldProblems);
  return Object.fromEntries(problems.filter(([field]) => field in values && isSame(failed.sent[field], values[field])));
}

/** What the form's alert says: only what no field says, and nothing any more once every value it was about has been replaced. */
export function alertOf(failed: FailedTry | null, values: FieldValues, describeError: (error: unknown) => string): string | null {
  if (failed === null) return null;
  if (!isFieldRefusal(failed.error)) return describeError(failed.error);
  const fields = Object.keys(failed.error.fieldProblems);
  const shown = fields.filter((field) => field in values);
  if (shown.length === 0) return describeError(failed.error);
  const isReplaced = shown.length === fields.length && Object.keys(problemsInForce(failed, values)).length === 0;
  return isReplaced ? null : failed.error.messageBeyond(shown);
}

/** A problem as a sentence at its field: 'is known already' begins with the field's label. */
export const problemAt = (label: string, problem: string | undefined): string | undefined =>
  problem === undefined || !/^\p{Ll}/u.test(problem) ? problem : `${label} ${problem}`;
