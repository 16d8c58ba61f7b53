import { assignInlineVars } from '@vanilla-extract/dynamic';
import { colour } from '../../theme/contract.css.ts';
import * as styles from './ContentCalendar.css.ts';
import type { CalendarTone } from './contentCalendarTypes.ts';

const { series1, series2, series3, series4, series5, series6 } = colour.chart;
const tones = [series1, series3, series4, series5, series6, series2];

/** The colour of a page as a variable of its element. */
export const toneStyle = (tone: CalendarTone) => assignInlineVars({ [styles.tone]: tones[tone % tones.length] ?? series1 });
