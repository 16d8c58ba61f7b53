import { isBefore } from '../../fields/dates/dateBounds.ts';
import { formatInstant, timeZoneInWords } from '../../fields/dates/dateTexts.ts';
import { effectiveInterval, occurrenceCount, type Recurrence } from '../../fields/RecurrenceFields/recurrenceDates.ts';
import { publishingMessages } from '../../messages/publishing.ts';
import { defaultPinEnd, defaultPublicationTime, defaultRecurrence, minimumPinEnd, type PublishMethod } from './publishDefaults.ts';

/** What the person has chosen so far. Dates are ISO 8601 in UTC, null while empty. */
export interface PublishDraft {
  method: PublishMethod;
  nodeId: string | null;
  publicationUtc: string | null;
  isPinned: boolean;
  pinUntilUtc: string | null;
  recurrence: Recurrence;
}

/** What the panel begins with at an instant. */
export const firstDraft = (now: string, timeZone: string): PublishDraft => ({
  method: 'immediately',
  nodeId: null,
  publicationUtc: defaultPublicationTime(now, timeZone),
  isPinned: false,
  pinUntilUtc: defaultPinEnd(now, timeZone),
  recurrence: defaultRecurrence(now, timeZone),
});

/** The pin end that is sent, null for none. */
export const pinEndOf = (draft: PublishDraft): string | null => (draft.isPinned && draft.method !== 'recurrent' ? draft.pinUntilUtc : null);

/** Whether every field of the chosen method may be sent at this moment (core §5). */
export function isComplete(draft: PublishDraft, now: string): boolean {
  if (draft.method === 'recurrent') {
    const { startDate, interval, occurrences, pinEachPublicationForDays } = draft.recurrence;
    return startDate !== '' && !isBefore(startDate, now) && interval >= 0 && occurrences >= 0 && pinEachPublicationForDays >= 1;
  }
  if (draft.method === 'future' && (draft.publicationUtc === null || isBefore(draft.publicationUtc, now))) return false;
  if (!draft.isPinned) return true;
  return draft.pinUntilUtc !== null && !isBefore(draft.pinUntilUtc, minimumPinEnd(draft.method, now, draft.publicationUtc));
}

/** How dates are written. */
interface Setting {
  locale: string;
  timeZone: string;
}

/** How often and until when, in words: 'every 2 weeks from 4 May 2026 at 10:00 (Toronto time), 5 times'. */
function recurrenceInWords(recurrence: Recurrence, { locale, timeZone }: Setting): string {
  const { recurrence: words, panel } = publishingMessages;
  const date = formatInstant(recurrence.startDate, locale, timeZone);
  const zone = timeZoneInWords(timeZone);
  if (recurrence.frequency === 'None') return panel.at(date, zone);
  const count = occurrenceCount(recurrence);
  const end = Number.isFinite(count) ? words.times(count) : words.withoutEnd;
  return panel.from(words.every(recurrence.frequency, effectiveInterval(recurrence.interval)), date, zone, end);
}

/** What pressing the button will do, in words, or null while something is missing. `where` names the node and what lies below. */
export function draftInWords(draft: PublishDraft, where: string, setting: Setting): string | null {
  const { panel } = publishingMessages;
  const say = (instant: string) => formatInstant(instant, setting.locale, setting.timeZone);
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
  return panel.sentence(where, when) + (pinEnd === null ? '' : ` ${panel.pinned(say(pinEnd))}`);
}
