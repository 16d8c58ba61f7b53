import { oneLine } from '../../fields/oneLine.ts';
import { isBlank } from '../../text/isBlank.ts';

/** One answer to choose from in a survey question. Its place in the list is its order. */
export interface SurveyOption {
  /** Identifies it among its siblings; a new one gets an id of the editor's own, see `isNew`. */
  id: string;
  /** What readers see. */
  label: string;
  /** What is kept as the answer: letters, digits and underscores. */
  value: string;
  /** Added here, so that it has no id of the server yet. @default false */
  isNew?: boolean;
  /** Whether the value follows the label, until it is edited by hand (SURV-131, SURV-135). @default false */
  followsLabel?: boolean;
}

/** Characters that the host keeps of a label, and of a value. */
export const longestOption = 255;
const suffixLength = 4;
const suffixes = 36 ** suffixLength;

/** Whether a value may be kept: at least one of letters, digits and underscores, nothing else (SURV-129, SURV-130). */
export const isOptionValue = (value: string): boolean => /^[A-Za-z0-9_]+$/.test(value);

/**
 * The value for a label: in lower case, with an underscore for each character that is not a letter or digit, and empty
 * for an empty label. When a sibling has it already, `_` and four characters are added (SURV-132 to SURV-134,
 * decisions-content A29). The result is never that of a sibling.
 * @param random a number from 0 up to, not including, 1, as `Math.random` gives
 */
export function suggestOptionValue(label: string, siblings: readonly string[], random: () => number): string {
  const plain = label.trim().replace(/[^A-Za-z0-9]/gu, '_').toLowerCase().slice(0, longestOption);
  const taken = new Set(siblings);
  if (plain === '' || !taken.has(plain)) return plain;
  const start = Math.floor(random() * suffixes);
  for (let step = 0; ; step += 1) {
    const suffix = ((start + step) % suffixes).toString(36).padStart(suffixLength, '0');
    const value = `${plain.slice(0, longestOption - suffixLength - 1)}_${suffix}`;
    if (!taken.has(value)) return value;
  }
}

/** Whether an option can be saved: not with an empty label, or an empty or invalid value (SURV-127, SURV-128). */
export const isOptionComplete = ({ label, value }: SurveyOption): boolean => !isBlank(label) && isOptionValue(value);

/** Whether something is wrong with a value: it has other characters, or is missing where it follows no label (SURV-129, SURV-130). */
export const hasWrongValue = ({ label, value, isNew, followsLabel }: SurveyOption): boolean =>
  value === '' ? followsLabel !== true && (isNew !== true || !isBlank(label)) : !isOptionValue(value);

/** Whether another option has the same value: it would be unknown then which of them was chosen. */
export const isValueTaken = ({ id, value }: SurveyOption, options: readonly SurveyOption[]): boolean =>
  value !== '' && options.some((other) => other.id !== id && other.value === value && !isBlank(other.label));

/** The options that are saved, in order, without space around their labels. */
export const completeOptions = (options: readonly SurveyOption[]): SurveyOption[] =>
  options.filter(isOptionComplete).map((option) => ({ ...option, label: oneLine(option.label) }));

/** The options with one label changed, and its value as long as that follows the label. */
export function withLabel(options: readonly SurveyOption[], id: string, label: string, random: () => number): SurveyOption[] {
  const siblings = options.filter((option) => option.id !== id).map(({ value }) => value);
  return options.map((option) => {
    if (option.id !== id) return option;
    return { ...option, label, ...(option.followsLabel === true && { value: suggestOptionValue(label, siblings, random) }) };
  });
}

/** The options with one value edited by hand; from then on it no longer follows its label. */
export const withValue = (options: readonly SurveyOption[], id: string, value: string): SurveyOption[] =>
  options.map((option) => (option.id === id ? { ...option, value, followsLabel: false } : option));

/** The options with one moved to another place, limited to the existing places. */
export function withOptionAt(options: readonly SurveyOption[], id: string, place: number): SurveyOption[] {
  const moved = options.filter((option) => option.id === id);
  const others = options.filter((option) => option.id !== id);
  return others.toSpliced(Math.max(place, 0), 0, ...moved);
}
