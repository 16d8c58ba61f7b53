import { colour, controlHeight, font, radius, shadow, space } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { stacking } from '../../theme/stacking.ts';

export const root = componentStyle({ display: 'grid', minInlineSize: 0 });

/** Its width measures the text size. */
export const textSize = componentStyle({ position: 'absolute', inlineSize: '1rem', visibility: 'hidden' });

export const head = componentStyle({ display: 'flex', alignItems: 'center', gap: space.xsmall, marginBlockEnd: space.small });

export const search = componentStyle({ position: 'relative', flex: 1, minInlineSize: 0 });

/** In the search box before its cross, so that nothing moves when it appears. */
export const status = componentStyle({
  position: 'absolute',
  insetBlock: '1px',
  insetInlineEnd: controlHeight.medium,
  display: 'grid',
  alignContent: 'center',
  paddingInline: space.xsmall,
  backgroundColor: colour.surface.base,
  color: colour.text.secondary,
  fontSize: font.size.small,
  pointerEvents: 'none',
  selectors: { '&:empty': { visibility: 'hidden' } },
  '@media': { '(pointer: coarse)': { insetInlineEnd: controlHeight.large } },
});

export const frame = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  overflow: 'hidden',
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.medium,
  backgroundColor: colour.surface.base,
});

export const scroller = componentStyle({
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: radius.medium,
  selectors: innerFocusRing,
});

export const sizer = componentStyle({ position: 'relative' });

export const moveReason = componentStyle({
  position: 'absolute',
  zIndex: stacking.sticky,
  insetInline: space.small,
  insetBlockEnd: space.small,
  paddingBlock: space.small,
  paddingInline: space.medium,
  borderRadius: radius.medium,
  backgroundColor: colour.surface.inverse,
  color: colour.text.onInverse,
  boxShadow: shadow.overlay,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  fontSize: font.size.small,
  pointerEvents: 'none',
});

export const nothing = componentStyle({
  display: 'grid',
  placeContent: 'center',
  padding: space.large,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: colour.text.secondary,
});

export const skeleton = componentStyle({ display: 'grid', alignContent: 'start', gap: space.large, padding: space.large });

export const skeletonBar = componentStyle({
  blockSize: '1rem',
  borderRadius: radius.small,
  backgroundColor: colour.skeleton.base,
  '@media': { '(forced-colors: active)': { backgroundColor: 'GrayText' } },
});
