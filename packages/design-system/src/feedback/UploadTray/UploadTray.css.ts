import { colour, font, radius, shadow, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { stacking } from '../../theme/stacking.ts';

/** Keeps the tray at the lower inline end of the window, over the page and under any modal. */
export const corner = componentStyle({
  position: 'fixed',
  insetBlockEnd: space.large,
  insetInlineEnd: space.large,
  zIndex: stacking.drawer,
  inlineSize: '23rem',
  maxInlineSize: `calc(100vw - 2 * ${space.large})`,
});

export const tray = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'min(28rem, calc(100dvh - 6rem))',
  minInlineSize: 0,
  overflow: 'hidden',
  backgroundColor: colour.surface.raised,
  color: colour.text.primary,
  border: `1px solid ${colour.border.strong}`,
  borderRadius: radius.large,
  boxShadow: shadow.overlay,
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  paddingBlock: space.small,
  paddingInline: `${space.large} ${space.small}`,
});

export const title = componentStyle({ flex: 1, minInlineSize: 0, fontSize: font.size.medium, fontWeight: font.weight.semibold, overflowWrap: 'anywhere' });

export const overall = componentStyle({ paddingInline: space.large, paddingBlockEnd: space.medium });

export const list = componentStyle({
  minBlockSize: 0,
  overflowY: 'auto',
  paddingInline: space.large,
  paddingBlockEnd: space.large,
  outlineOffset: '-2px',
});

export const acts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.small,
  paddingBlock: space.small,
  paddingInline: space.large,
  borderBlockStart: `1px solid ${colour.border.subtle}`,
});
