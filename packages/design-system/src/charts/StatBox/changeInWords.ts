import { messages } from '../../messages/en.ts';

const texts = messages.statBox;

/** Below one in a thousand a share says nothing; how many more or fewer does. */
const leastShare = 0.001;

/**
 * The change of a number since the period before, in the reader's locale: '+12% from 38 in the previous period'. A
 * share where there is something to measure it by, else how many more.
 */
export function changeInWords(value: number | null, before: number | null): string {
  if (value === null || before === null) return texts.beforeUnknown;
  if (value === before) return texts.unchanged;
  const share = before === 0 ? 0 : (value - before) / before;
  const change =
    Math.abs(share) < leastShare
      ? new Intl.NumberFormat(undefined, { signDisplay: 'always' }).format(value - before)
      : new Intl.NumberFormat(undefined, { style: 'percent', signDisplay: 'always', maximumFractionDigits: Math.abs(share) < 0.1 ? 1 : 0 }).format(share);
  return texts.changed(change, before.toLocaleString());
}
