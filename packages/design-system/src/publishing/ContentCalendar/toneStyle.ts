import { assignInlineVars } from '@vanilla-extract/dynamic';
import { colour } from '../../theme/contract.css.ts';
import * as styles from './ContentCalendar.css.ts';
import type { CalendarTone } from './contentCalendarTypes.ts';

const { series1, series2, series3, series4, series5, series6 } = colour.chart;
const tones = [series1, series3, series4, series5, series6, series2];

/**
 * The colour of a page as variables of its element. The marks of every other six pages are hollow: more colours could not
 * be told apart.
 */
export function toneStyle(tone: CalendarTone) {
  const colourOfPage = tones[tone % tones.length] ?? series1;
  const isHollow = Math.floor(tone / tones.length) % 2 === 1;
  return assignInlineVars({
    [styles.tone]: colourOfPage,
    [styles.core]: isHollow ? 'transparent' : colourOfPage,
    [styles.edgeLine]: isHollow ? 'double' : 'solid',
    [styles.hollowFrame]: isHollow ? colourOfPage : 'transparent',
  });
}
