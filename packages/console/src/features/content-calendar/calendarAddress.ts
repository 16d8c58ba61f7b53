import { addressForm, type StateOf } from '../../shared/address/addressForm.ts';
import { choicePart, dayPart, identifierPart, identifiersPart } from '../../shared/address/addressParts.ts';

const otherViews = ['week'] as const;

/** Most pages that an address can leave out: hosts refuse longer addresses. */
const mostHidden = 100;

/** The address of the calendar: month or week, a day in it, the pages that are left out, and the unit. */
export const calendarAddress = addressForm({ view: choicePart('view', otherViews), day: dayPart('day'), hidden: identifiersPart('without', mostHidden), unitId: identifierPart('unit') });

/** A place in the calendar. */
export type CalendarPlace = StateOf<typeof calendarAddress>;
