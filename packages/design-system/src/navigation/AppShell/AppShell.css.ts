import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { barHeightInRem } from '../../theme/barHeight.ts';
import { belowBar } from '../../theme/belowBar.css.ts';
import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { stacking } from '../../theme/stacking.ts';
import { edgesWithMore } from './edgesWithMore.ts';

/**
 * Room for the navigation as a column: 768 pixels (decisions-core O81) at the default text size. The frame is
 * measured rather than the window, so that large text gets the drawer too.
 */
export const shellIsWide = '(width >= 48rem)';
const columnIsRoomy = '(width >= 64rem)';

/** Greatest width of the page, its padding included; unset for none. */
export const contentMaxWidth = createVar();

const widthLimit = fallbackVar(contentMaxWidth, '100000px');

const barHeight = `${barHeightInRem}rem`;
// What gets the focus, or is brought into sight, is not brought under the bar at the top (WCAG 2.2, 2.4.11).
globalStyle('html', { '@layer': { [layers.component]: { scrollPaddingBlockStart: `calc(${barHeight} + ${space.large})` } } });

/** Measures the frame for every part inside. */
export const shell = componentStyle({
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  minBlockSize: '100dvh',
  backgroundColor: colour.surface.canvas,
});

export const skip = componentStyle({
  position: 'absolute',
  insetBlockStart: space.small,
  insetInlineStart: space.small,
  zIndex: stacking.drawer,
  padding: `${space.small} ${space.medium}`,
  borderRadius: radius.medium,
  backgroundColor: colour.surface.inverse,
  color: colour.text.onInverse,
  fontWeight: font.weight.semibold,
  transform: 'translateY(-200%)',
  selectors: { ...focusRing, '&:focus': { transform: 'none' } },
});

export const column = componentStyle({
  display: 'none',
  '@container': {
    [shellIsWide]: {
      position: 'sticky',
      insetBlockStart: 0,
      display: 'flex',
      flexDirection: 'column',
      flexShrink: 0,
      inlineSize: '13.5rem',
      blockSize: '100dvh',
      backgroundColor: colour.surface.base,
      borderInlineEnd: `1px solid ${colour.border.subtle}`,
    },
    [columnIsRoomy]: { inlineSize: '16.5rem' },
  },
});

export const brand = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: barHeight,
  flexShrink: 0,
  marginInline: space.medium,
  paddingInline: space.small,
  alignSelf: 'flex-start',
  borderRadius: radius.medium,
  textDecoration: 'none',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${colour.focus.ring}`, outlineOffset: '-4px' } },
});

/** The logo of the brand at the start of the bar. */
export const bareBrand = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  minBlockSize: '2.75rem',
  paddingInline: space.small,
  borderRadius: radius.medium,
  textDecoration: 'none',
  selectors: focusRing,
});

export const navigation = componentStyle({
  ...edgesWithMore,
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  paddingInline: space.medium,
  paddingBlockEnd: space.xlarge,
});

export const page = componentStyle({ vars: { [belowBar]: barHeight }, flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' });

export const bar = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: stacking.topBar,
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: barHeight,
  paddingInline: space.small,
  backgroundColor: colour.surface.base,
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
  '@container': {
    [shellIsWide]: { paddingInline: space.xlarge },
    // In line with the page below; the last control has padding itself.
    [columnIsRoomy]: { paddingInline: `${space.xxlarge} ${space.xlarge}` },
  },
});

/** In line with the page below, whose padding it does not have. */
export const barContent = componentStyle({ flex: 1, minInlineSize: 0, maxInlineSize: `calc(${widthLimit} - 2 * ${space.xxlarge})`, marginInline: 'auto', '@container': { '(width < 64rem)': { maxInlineSize: 'none' } } });

/** A window high enough for a part of a page that fills the remaining height; a lower one is scrolled. */
const windowHasRoom = '(height >= 36rem)';

/** Set by `data-fills-window`: the page ends where the window ends, whatever notice is above it. */
const fills = ':has([data-fills-window])';
globalStyle(`${page}${fills}`, { '@layer': { [layers.component]: { '@media': { [windowHasRoom]: { blockSize: '100dvh' } } } } });

export const main = componentStyle({ flex: 1, minInlineSize: 0, outline: 'none' });

export const content = componentStyle({
  minInlineSize: 0,
  maxInlineSize: widthLimit,
  marginInline: 'auto',
  padding: space.large,
  '@container': { [shellIsWide]: { padding: space.xlarge }, [columnIsRoomy]: { padding: space.xxlarge } },
});

for (const part of [main, content]) {
  globalStyle(`${part}${fills}`, { '@layer': { [layers.component]: { '@media': { [windowHasRoom]: { display: 'flex', flexDirection: 'column', minBlockSize: 0 } } } } });
}
globalStyle(`${content}${fills}`, { '@layer': { [layers.component]: { '@media': { [windowHasRoom]: { flex: '1 1 auto', inlineSize: '100%', boxSizing: 'border-box' } } } } });
