import { cardSurface } from '../../theme/card.css.ts';
import { colour, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const chart = componentStyle({ ...cardSurface, display: 'grid', gap: space.medium, padding: space.large });

/** As high as the heading of a chart and its line below. */
export const words = componentStyle({
  display: 'grid',
  alignContent: 'space-evenly',
  blockSize: `calc(${font.lineHeight.normal} * (${font.size.large} + ${font.size.small}))`,
});

export const plot = componentStyle({ position: 'relative' });

/** In the margins of a drawing (`plotMargin`), whose labels are outside of it. */
export const lines = componentStyle({
  position: 'absolute',
  insetBlock: '0.75rem 1.75rem',
  insetInline: '2.5rem 1.5rem',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
});

export const line = componentStyle({
  display: 'flex',
  alignItems: 'center',
  blockSize: 0,
  marginInlineStart: '-2rem',
  gap: '0.75rem',
  '::after': { content: "''", flex: 1, borderBlockStart: `1px solid ${colour.chart.grid}` },
});

export const stops = componentStyle({
  position: 'absolute',
  insetBlockEnd: '0.375rem',
  insetInline: '2.5rem 1.5rem',
  display: 'flex',
  justifyContent: 'space-between',
});
