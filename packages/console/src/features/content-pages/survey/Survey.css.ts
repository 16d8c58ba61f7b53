import { colour, font, radius, space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';
import { foot, roomForBar } from '../form/SaveBar.css.ts';

/** The facts of a survey, and the state of its save. */
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.medium });

/** Room for the outline and a question beside it. */
const isBeside = '(inline-size >= 40rem)';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.large, containerType: 'inline-size' });

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  alignItems: 'start',
  '@container': { [isBeside]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
});

/**
 * Name, dates and the outline. Beside a question they stay in sight and scroll separately: a question chosen far down in a long
 * outline is shown beside it, not at the top of the page. Their end is above the save bar.
 */
export const outline = style({
  display: 'grid',
  gap: space.large,
  minInlineSize: 0,
  '@container': {
    [isBeside]: {
      '@media': { '(height >= 40rem)': { position: 'sticky', insetBlockStart: '5rem', maxBlockSize: 'calc(100dvh - 10.5rem)', overflowY: 'auto', scrollbarWidth: 'thin' } },
    },
  },
});

/** Above a question a long outline scrolls separately, too, and leaves room between the bars for its end and the first field of the question. */
export const list = style({ maxBlockSize: 'max(8rem, calc(100dvh - 27rem))', overflowY: 'auto', scrollbarWidth: 'thin', '@container': { [isBeside]: { maxBlockSize: 'none', overflowY: 'visible' } } });

export const question = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.medium, minInlineSize: 0 });

/** The start of a question: with its first field it is scrolled between the bars at the top and at the bottom of the page. */
export const top = style({
  position: 'absolute',
  insetBlockStart: 0,
  scrollMarginBlockEnd: '16rem',
  // The window already keeps room for the bar: with both, the outline above would be scrolled away.
  selectors: { [`html:has(${foot}) &`]: { scrollMarginBlockEnd: `calc(16rem - ${roomForBar})` } },
});

export const quiet = style({ color: colour.text.secondary, fontSize: font.size.small });

export const reading = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyle: 'none' });

export const read = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  paddingBlock: space.large,
  scrollMarginBlockEnd: '5rem',
  // A survey of hundreds of questions: those out of sight are not laid out.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 10rem',
  selectors: { '& + &': { borderBlockStart: `1px solid ${colour.border.subtle}` }, '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { paddingBlockEnd: 0 } },
});

export const kind = style({ display: 'flex', alignItems: 'center', gap: space.small, margin: 0, fontSize: font.size.small, color: colour.text.secondary });

export const sign = style({ flexShrink: 0, inlineSize: '1rem', blockSize: '1rem' });

export const text = style({ margin: 0, flex: 1, minInlineSize: 0, fontSize: font.size.large, fontWeight: font.weight.semibold, overflowWrap: 'anywhere' });

export const options = style({ display: 'grid', gap: space.small, margin: 0, padding: 0, listStyle: 'none' });

export const option = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.small,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '::before': { content: "''", flexShrink: 0, alignSelf: 'start', marginBlockStart: '0.125rem', inlineSize: '1rem', blockSize: '1rem', border: `1px solid ${colour.border.control}`, borderRadius: radius.full },
  selectors: { '&[data-several]::before': { borderRadius: radius.small } },
});
