import { colour, controlHeight, font, motion, space } from '../../theme/contract.css.ts';
import { hiddenFromSight } from '../../theme/hiddenFromSight.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const status = componentStyle(hiddenFromSight);

/** Greyed only when it takes a while. Not by opacity: the names of the values would fall below 4.5:1. */
export const list = componentStyle({
  selectors: { '&[data-dimmed]': { filter: 'grayscale(1)', transition: `filter ${motion.duration.normal} ${motion.easing.standard}` } },
});

export const item = componentStyle({
  display: 'grid',
  // Never wider than its list, even with words that can't be broken.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xsmall,
  padding: `${space.medium} ${space.large}`,
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&:has([data-row-checkbox]:checked)': { backgroundColor: colour.surface.selected },
  },
});

export const selectPage = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  minBlockSize: controlHeight.large,
  paddingInline: space.large,
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
  color: colour.text.secondary,
  fontSize: font.size.small,
});

export const top = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.medium,
  minBlockSize: controlHeight.large,
});

export const title = componentStyle({
  flex: '1 1 8rem',
  minInlineSize: 0,
  paddingBlock: space.xsmall,
  overflowWrap: 'anywhere',
  fontSize: font.size.large,
  fontWeight: font.weight.semibold,
});

/** Measures the width for the lines below the title. */
export const room = componentStyle({ containerType: 'inline-size' });

/** Where two lines fit side by side, a card is half as high. */
export const details = componentStyle({
  display: 'grid',
  gap: `${space.xxsmall} ${space.xlarge}`,
  '@container': { '(inline-size >= 36rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const detail = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 2fr) 5fr',
  alignItems: 'start',
  gap: `0 ${space.medium}`,
  '@container': { '(inline-size < 16rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Words, badges and small pictures are centred; beside a value of several lines the name aligns with the first. */
const line = { minBlockSize: '1.5rem', alignContent: 'center' } as const;

export const label = componentStyle({ ...line, color: colour.text.secondary, fontSize: font.size.small });

export const value = componentStyle({ ...line, minInlineSize: 0, overflowWrap: 'anywhere' });
