import type { CalendarTone } from './contentCalendarTypes.ts';
import * as styles from './ContentCalendar.css.ts';
import { toneStyle } from './toneStyle.ts';

export interface CalendarSwatchProps {
  /** The colour of a page. */
  tone: CalendarTone;
}

/** A dot in the colour that a page has in the calendar, beside its name. Decorative. */
export function CalendarSwatch({ tone }: CalendarSwatchProps) {
  return <span aria-hidden className={styles.swatch} style={toneStyle(tone)} />;
}
