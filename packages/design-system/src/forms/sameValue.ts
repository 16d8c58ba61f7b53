/** Whether two values of a form are the same: texts, numbers and files by identity, lists and records by their content. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((each, place) => isSameValue(each, other[place]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameValue(one[name], other[name]));
}

/** Whether two lists of ids hold the same ones, in whatever order. */
export function isSameSet(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return isSameValue(one, other);
  return one.length === other.length && one.every((each) => other.includes(each));
}

/** Whether it is a plain object; files and other instances of a class are compared by identity. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
