/** One value of a screen's state, and how it is written in the address. */
export interface AddressPart<Value> {
  /** Its key in the address. */
  key: string;
  /** The value of an address without it. */
  default: Value;
  /** Reads the value; the default if it is missing or invalid. */
  read: (address: URLSearchParams) => Value;
  /** Writes the value, unless it is the default. */
  write: (value: Value, address: URLSearchParams) => void;
}

/** A sorted column and its direction, in an address: `name`, or `-name` if it is descending. */
export interface SortInAddress<Column extends string> {
  /** The id of the column. */
  columnId: Column;
  /** In the words of `aria-sort`. */
  direction: 'ascending' | 'descending';
}

interface OneKey<Value> {
  key: string;
  default: Value;
  /** The value of this text; undefined if it is not valid. */
  of: (text: string) => Value | undefined;
  textOf: (value: Value) => string;
}

/** A value in one key of the address. */
function oneKey<Value>({ key, default: initial, of, textOf }: OneKey<Value>): AddressPart<Value> {
  const plain = textOf(initial);
  return {
    key,
    default: initial,
    read(address) {
      const text = address.get(key);
      return (text === null ? undefined : of(text)) ?? initial;
    },
    write(value, address) {
      const text = textOf(value);
      if (text !== plain) address.set(key, text);
    },
  };
}

/** A number from 1, such as that of a page. */
export const countPart = (key: string): AddressPart<number> =>
  oneKey({
    key,
    default: 1,
    of(text) {
      const count = Number(text);
      return Number.isSafeInteger(count) && count > 0 ? count : undefined;
    },
    textOf: String,
  });

/** One of a few numbers, such as the rows of a page. */
export const sizePart = (key: string, sizes: readonly number[], initial: number): AddressPart<number> =>
  oneKey({ key, default: initial, of: (text) => sizes.find((size) => String(size) === text), textOf: String });

/** Any text; empty for none. */
export const textPart = (key: string): AddressPart<string> => oneKey({ key, default: '', of: (text) => text, textOf: (text) => text });

/** One of these words, null for none; without `choices` any word of the host, and the screen falls back if it is unknown. */
export const choicePart = <Choice extends string>(key: string, choices?: readonly Choice[]): AddressPart<Choice | null> =>
  oneKey<Choice | null>({
    key,
    default: null,
    of: (text) => (choices === undefined ? (text as Choice) || undefined : choices.find((choice) => choice === text)),
    textOf: (choice) => choice ?? '',
  });

/** A flag: a word that is present or not. */
export const flagPart = (key: string, word: string): AddressPart<boolean> =>
  oneKey({ key, default: false, of: (text) => text === word, textOf: (isSet) => (isSet ? word : '') });

const identifier = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An id; null for none, and for a text that no host could have issued: a request with it is refused. */
export const identifierPart = (key: string): AddressPart<string | null> =>
  oneKey<string | null>({ key, default: null, of: (text) => (identifier.test(text) ? text : undefined), textOf: (id) => id ?? '' });

/** Several ids, each once and at most `most`; none for none. Texts that no host could have issued are ignored. */
export const identifiersPart = (key: string, most: number): AddressPart<readonly string[]> =>
  oneKey<readonly string[]>({
    key,
    default: [],
    of: (text) => [...new Set(text.split(',').filter((id) => identifier.test(id)))].slice(0, most),
    textOf: (ids) => ids.join(','),
  });

/** A day, YYYY-MM-DD; null for none, and for a day that does not exist. */
export const dayPart = (key: string): AddressPart<string | null> =>
  oneKey<string | null>({
    key,
    default: null,
    of: (text) => (/^[12]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text) ? text : undefined),
    textOf: (day) => day ?? '',
  });

const readSort = <Column extends string>(text: string, columns: readonly Column[]): SortInAddress<Column> | undefined => {
  const columnId = columns.find((name) => name === text.replace(/^-/, ''));
  return columnId === undefined ? undefined : { columnId, direction: text.startsWith('-') ? 'descending' : 'ascending' };
};

const writeSort = ({ columnId, direction }: SortInAddress<string>): string => `${direction === 'descending' ? '-' : ''}${columnId}`;

/** The sort of a list: by one of these columns. */
export const sortPart = <Column extends string>(
  key: string,
  columns: readonly Column[],
  initial: SortInAddress<Column>,
): AddressPart<SortInAddress<Column>> => oneKey({ key, default: initial, of: (text) => readSort(text, columns), textOf: writeSort });

const noSort = 'none';

/** The same, if a list may be in the host's own order: null. */
export function optionalSortPart<Column extends string>(
  key: string,
  columns: readonly Column[],
  initial: SortInAddress<Column>,
): AddressPart<SortInAddress<Column> | null> {
  const sorted = sortPart(key, columns, initial);
  return {
    ...sorted,
    read: (address) => (address.get(key) === noSort ? null : sorted.read(address)),
    write(sort, address) {
      if (sort === null) address.set(key, noSort);
      else sorted.write(sort, address);
    },
  };
}
