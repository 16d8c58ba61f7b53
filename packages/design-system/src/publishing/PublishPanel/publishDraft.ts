import { boundRefusal, isBefore } from '../../fields/dates/dateBounds.ts';
import { timeZoneInWords } from '../../fields/dates/dateTexts.ts';
import { effectiveInterval, isSeries, occurrenceCount, type Recurrence } from '../../time/recurrenceDates.ts';
import { type FormFields, problemsOf, required } from '../../forms/formRules.ts';
import { timestamp } from '../../time/timestamp.ts';
import { publishingMessages } from '../../messages/publishing.ts';
import { validationMessages } from '../../messages/validation.ts';
import { defaultPinEnd, defaultPublicationTime, defaultRecurrence, minimumPinEnd, pinEndAfter, type PublishMethod } from './publishDefaults.ts';

/** What the user has chosen so far. Dates are ISO 8601 in UTC, null while empty. */
export interface PublishDraft {
  method: PublishMethod;
  nodeId: string | null;
  publicationUtc: string | null;
  isPinned: boolean;
  pinUntilUtc: string | null;
  /** The pin end that the user chose, or was offered first, while a later scheduled date has moved `pinUntilUtc` on. */
  chosenPinUntilUtc: string | null;
  recurrence: Recurrence;
}

/** The panel's initial values at an instant, with a date where one was chosen before it was opened. */
export function firstDraft(now: string, timeZone: string, firstDate: string | null = null): PublishDraft {
  const pinUntilUtc = defaultPinEnd(firstDate ?? now, timeZone);
  return {
    method: firstDate === null ? 'immediately' : 'future',
    nodeId: null,
    publicationUtc: firstDate ?? defaultPublicationTime(now, timeZone),
    isPinned: false,
    pinUntilUtc,
    chosenPinUntilUtc: pinUntilUtc,
    recurrence: defaultRecurrence(now, timeZone),
  };
}

/**
 * Another method or date, with the pin end that belongs to it. Each date on the way to the intended one would otherwise leave its mark:
 * a pin end that a mistyped month has moved on would stay there once the month is corrected.
 */
export function withPinEnd(draft: PublishDraft, change: Partial<Pick<PublishDraft, 'method' | 'publicationUtc'>>, timeZone: string): Partial<PublishDraft> {
  const { method, publicationUtc, chosenPinUntilUtc } = { ...draft, ...change };
  if (method !== 'future') return { ...change, pinUntilUtc: chosenPinUntilUtc };
  return publicationUtc === null ? change : { ...change, pinUntilUtc: pinEndAfter(publicationUtc, chosenPinUntilUtc, timeZone) };
}

/** The pin end that is sent, null for none. */
export const pinEndOf = (draft: PublishDraft): string | null => (draft.isPinned && draft.method !== 'recurrent' ? draft.pinUntilUtc : null);

/** Whether the recurrence may be sent at this moment; its fields show themselves what is wrong with them. */
function isRecurrenceComplete({ startDate, interval, occurrences, pinEachPublicationForDays }: Recurrence, now: string): boolean {
  return startDate !== '' && !isBefore(startDate, now) && interval >= 0 && occurrences >= 0 && pinEachPublicationForDays >= 1;
}

/**
 * What every field of the chosen method must be when it is sent (core §5). Fields of other methods may be anything.
 *
 * @param clock called each time: time passes while the panel is open (faults P07)
 * @param say writes a date
 */
export const publishFields = (clock: () => string, say: (instant: string) => string): FormFields<PublishDraft> => ({
  publicationUtc: {
    label: publishingMessages.panel.publicationDate,
    rules: [(date, { values, label }) => (values.method === 'future' ? (required(date, { label }) ?? boundRefusal(date, { minimum: clock() }, say)) : null)],
  },
  pinUntilUtc: {
    label: publishingMessages.panel.pinUntil,
    rules: [
      (date, { values, label }) =>
        values.isPinned && values.method !== 'recurrent'
          ? (required(date, { label }) ?? boundRefusal(date, { minimum: minimumPinEnd(values.method, clock(), values.publicationUtc) }, say))
          : null,
    ],
  },
  recurrence: {
    label: publishingMessages.panel.methods.recurrent,
    rules: [(recurrence, { values, label }) => (values.method === 'recurrent' && !isRecurrenceComplete(recurrence, clock()) ? validationMessages.notValid(label) : null)],
  },
});

/** Whether every field of the chosen method may be sent at this moment (core §5). */
export const isComplete = (draft: PublishDraft, now: string): boolean =>
  Object.keys(problemsOf(draft, draft, publishFields(() => now, (instant) => instant))).length === 0;

/** How dates are written. */
interface Setting {
  timeZone: string;
}

/** How often and until when, in words: 'every 2 weeks from 4 May 2026 10:00 AM (Toronto time), 5 times'. */
function recurrenceInWords(recurrence: Recurrence, { timeZone }: Setting): string {
  const { recurrence: words, panel } = publishingMessages;
  const date = timestamp(recurrence.startDate, timeZone);
  const zone = timeZoneInWords(timeZone);
  // 'Every week, once' would contradict itself.
  if (!isSeries(recurrence)) return panel.at(date, zone);
  const count = occurrenceCount(recurrence);
  const end = Number.isFinite(count) ? words.times(count) : words.withoutEnd;
  return panel.from(words.every(recurrence.frequency, effectiveInterval(recurrence.interval)), date, zone, end);
}

/** What pressing the button will do, in words, or null while something is missing. `where` names the node and what lies below. */
export function draftInWords(draft: PublishDraft, where: string, setting: Setting): string | null {
  const { panel } = publishingMessages;
  const say = (instant: string) => timestamp(instant, setting.timeZone);
  if (draft.method === 'recurrent') {
    const { startDate, interval, occurrences, pinEachPublicationForDays: days } = draft.recurrence;
    if (startDate === '' || [interval, occurrences, days].some(Number.isNaN)) return null;
    return `${panel.sentence(where, recurrenceInWords(draft.recurrence, setting))} ${panel.pinnedEach(days)}`;
  }
  if (draft.method === 'future' && draft.publicationUtc === null) return null;
  const when =
    draft.method === 'future' && draft.publicationUtc !== null
      ? panel.at(say(draft.publicationUtc), timeZoneInWords(setting.timeZone))
      : panel.now;
  const pinEnd = pinEndOf(draft);
  if (draft.isPinned && pinEnd === null) return null;
  return sentence(where, when, pinEnd, setting);
}

const sentence = (where: string, when: string, pinEnd: string | null, { timeZone }: Setting): string =>
  publishingMessages.panel.sentence(where, when) + (pinEnd === null ? '' : ` ${publishingMessages.panel.pinned(timestamp(pinEnd, timeZone))}`);

/** What a schedule does, in the panel's words: 'Publishes to North Region, on 2 Dec 2026 2:00 PM (Toronto time).' Instants are ISO 8601 in UTC. */
export const scheduleInWords = ({ publicationUtc, pinUntilUtc }: { publicationUtc: string; pinUntilUtc: string | null }, where: string, setting: Setting): string =>
  sentence(where, publishingMessages.panel.at(timestamp(publicationUtc, setting.timeZone), timeZoneInWords(setting.timeZone)), pinUntilUtc, setting);
