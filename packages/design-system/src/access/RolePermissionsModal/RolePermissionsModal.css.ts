import { globalStyle } from '@vanilla-extract/css';
import { colour, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { stacking } from '../../theme/stacking.ts';

export const note = componentStyle({ color: colour.text.secondary, textWrap: 'pretty' });

export const table = componentStyle({ inlineSize: '100%', borderCollapse: 'collapse' });

/** Stays in sight while the modal's content scrolls. */
export const head = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: stacking.sticky,
  backgroundColor: colour.surface.raised,
  boxShadow: `inset 0 -1px ${colour.border.strong}`,
  '@media': { '(forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' } },
  textAlign: 'start',
  fontSize: font.size.small,
  fontWeight: font.weight.semibold,
});

export const nameHead = componentStyle({ paddingInlineEnd: space.small, verticalAlign: 'bottom', paddingBlockEnd: space.small });

export const name = componentStyle({
  paddingBlock: space.small,
  paddingInlineEnd: space.small,
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
  fontWeight: font.weight.regular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const right = componentStyle({ inlineSize: '5.5rem', '@media': { '(width < 30rem)': { inlineSize: '3.75rem' } } });

export const rightHead = componentStyle({ display: 'grid', justifyItems: 'center', gap: space.xsmall, paddingBlockStart: space.xsmall, paddingBlockEnd: space.small });

export const cell = componentStyle({ borderBlockEnd: `1px solid ${colour.border.subtle}` });

// A focused box is not scrolled under the head (WCAG 2.2, 2.4.11).
globalStyle(`${cell} input`, { '@layer': { [layers.component]: { scrollMarginBlockStart: '6rem' } } });

/** Centres the mark in its column. */
export const mark = componentStyle({ display: 'grid', placeItems: 'center' });

export const detail = componentStyle({ display: 'block', fontSize: font.size.small, color: colour.text.secondary });
