import { space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Room for an item of 728 pixels and its panel of 360 beside it (design, point 7). */
export const panelIsBeside = '(width >= 73.75rem)';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xlarge,
  alignItems: 'start',
  '@media': { [panelIsBeside]: { gridTemplateColumns: 'minmax(0, 1fr) 22.5rem' } },
});

export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.large, minInlineSize: 0 });

/** Sticks beside a long item, below the top bar. */
export const side = style({
  display: 'grid',
  gap: space.small,
  minInlineSize: 0,
  selectors: { '&:empty, &[hidden]': { display: 'none' } },
  '@media': { [panelIsBeside]: { position: 'sticky', insetBlockStart: '5rem', maxBlockSize: 'calc(100dvh - 6rem)', overflowY: 'auto' } },
});

export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.large, overflow: 'hidden' });

/** A dot before each fact; before the first of a line it is clipped. */
export const fact = style({ position: 'relative', '::before': { content: "'·' / ''", position: 'absolute', insetInlineEnd: '100%', marginInlineEnd: '0.375rem' } });
