import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { belowBar } from '../../theme/belowBar.css.ts';
import { colour, controlHeight, font, motion, radius, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { hiddenFromSight } from '../../theme/hiddenFromSight.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { stacking } from '../../theme/stacking.ts';
import { lastSticky } from './layout/stickyColumn.ts';

/** Set by the component from its props. */
export const maxBlockSize = createVar();

/** Where the head sticks. */
export const stickyOffset = createVar();

const rowHeight = '2.75rem';

/** What gets the focus is not scrolled under the sticky head, filters included (WCAG 2.2, 2.4.11). */
const roomOfHead = '6rem';

export const root = componentStyle({ display: 'grid', gap: space.medium, minInlineSize: 0 });

/** Filters, head, rows and pages in one card. */
export const card = componentStyle({
  minInlineSize: 0,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.large,
  backgroundColor: colour.surface.base,
});

export const emptyToolbar = componentStyle({ display: 'contents' });

export const toolbar = componentRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.small,
    minBlockSize: controlHeight.medium,
  },
  // Like the bar of a list.
  variants: { isInCard: { true: { minBlockSize: '3.25rem', padding: `${space.small} ${space.medium}` } } },
});

/** Focused only by script, after a button was removed: nothing in it can be pressed. */
export const heading = componentStyle({
  marginInlineEnd: 'auto',
  fontSize: font.size.large,
  fontWeight: font.weight.semibold,
  outline: 'none',
});

/** The number of rows, in a table without a title. */
export const count = componentStyle({ color: colour.text.secondary, fontSize: font.size.small, fontVariantNumeric: 'tabular-nums' });

export const hiddenText = componentStyle(hiddenFromSight);

export const selectionBar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: controlHeight.medium,
  paddingInline: `${space.medium} ${space.xsmall}`,
  borderRadius: radius.medium,
  backgroundColor: colour.surface.selected,
  fontWeight: font.weight.medium,
});

export const selectedCount = componentStyle({ fontVariantNumeric: 'tabular-nums' });

export const frame = componentRecipe({
  base: {
    vars: { [maxBlockSize]: 'none', [stickyOffset]: '0px' },
    position: 'relative',
    border: `1px solid ${colour.border.subtle}`,
    borderRadius: radius.medium,
    backgroundColor: colour.surface.base,
  },
  variants: {
    isCard: {
      true: {
        border: 0,
        borderRadius: 0,
        borderBlock: `1px solid ${colour.border.subtle}`,
        // Without pages at the foot the last row has the corners of the card.
        selectors: { '&:last-child': { borderBlockEnd: 0, borderEndStartRadius: `calc(${radius.large} - 1px)`, borderEndEndRadius: `calc(${radius.large} - 1px)` } },
      },
    },
    /** Nothing is above it in the card: it has the card's edge and corners. */
    isFirst: { true: { borderBlockStart: 0, borderStartStartRadius: `calc(${radius.large} - 1px)`, borderStartEndRadius: `calc(${radius.large} - 1px)` } },
    /** `sideways` scrolls columns only. `own` scrolls inside; `page` lets the page scroll and only clips the corners, so that the head sticks to the page. */
    scrolling: {
      // The browser must not correct the scroll position when windowed rows mount and unmount.
      own: { overflow: 'auto', overflowAnchor: 'none', containerType: 'inline-size', maxBlockSize, overscrollBehavior: 'contain', scrollPaddingBlockStart: roomOfHead, selectors: focusRing },
      sideways: { overflowX: 'auto', containerType: 'inline-size', selectors: focusRing },
      // The head sticks below the bar at the top of the page.
      page: { vars: { [stickyOffset]: fallbackVar(belowBar, '0px') }, overflow: 'clip' },
    },
  },
});

// A page that scrolls reserves space only for its bar.
globalStyle(`${frame.classNames.variants.scrolling.page} tbody :is(a, button, input)`, { '@layer': { [layers.component]: { scrollMarginBlockStart: roomOfHead } } });

export const table = componentStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: font.size.medium,
});

const edge = { borderBlockEnd: `1px solid ${colour.border.subtle}` };

/** Text keeps 4.5:1. */
export const body = componentStyle({
  selectors: { '&[data-dimmed]': { opacity: 0.7, transition: `opacity ${motion.duration.normal} ${motion.easing.standard}` } },
});

export const row = componentStyle({
  blockSize: rowHeight,
  backgroundColor: colour.surface.base,
  selectors: {
    '&:hover': { backgroundColor: colour.surface.hover },
    '&:has([data-row-checkbox]:checked)': { backgroundColor: colour.surface.selected },
    '&:has([data-row-checkbox]:checked):hover': { backgroundColor: colour.surface.selectedHover },
  },
});

export const cell = componentRecipe({
  base: {
    ...edge,
    blockSize: rowHeight,
    padding: `${space.xsmall} ${space.medium}`,
    textAlign: 'start',
    fontWeight: font.weight.regular,
    selectors: { 'tr:last-child > &': { borderBlockEnd: 0 } },
  },
  variants: {
    align: {
      start: {},
      center: { textAlign: 'center' },
      end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    },
    isTruncated: {
      // Not `hidden`, which makes each cell something that scrolls.
      true: { overflow: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      false: { overflowWrap: 'anywhere' },
    },
    isRowHeader: { true: { fontWeight: font.weight.medium, color: colour.text.primary } },
    isSticky: { true: { position: 'sticky', insetInlineStart: 0, zIndex: stacking.sticky, backgroundColor: 'inherit' } },
    // An inner element truncates the text: the shadow is outside of the cell.
    isLastSticky: { true: { ...lastSticky, overflow: 'visible' } },
  },
  defaultVariants: { align: 'start', isTruncated: true },
});

/** A column that is shown inside another one. */
export const joined = componentStyle({
  display: 'block',
  overflow: 'inherit',
  textOverflow: 'inherit',
  fontSize: font.size.xsmall,
  fontWeight: font.weight.regular,
  lineHeight: font.lineHeight.tight,
  color: colour.text.secondary,
});

export const cutText = componentStyle({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' });

export const expanded = componentStyle({ ...edge, padding: 0, backgroundColor: colour.surface.sunken });

/** Stays in sight while the columns scroll sideways. */
export const expandedContent = componentStyle({
  position: 'sticky',
  insetInlineStart: 0,
  maxInlineSize: '100cqi',
  padding: `${space.medium} ${space.large}`,
  overflowWrap: 'anywhere',
});

export const foot = componentRecipe({ variants: { isWhole: { false: { visibility: 'hidden' } } } });

export const spacer = componentStyle({ padding: 0, border: 0 });

export const skeletonBar = componentStyle({
  display: 'block',
  blockSize: '0.75rem',
  borderRadius: radius.small,
  backgroundColor: colour.skeleton.base,
  '@media': { '(forced-colors: active)': { backgroundColor: 'GrayText' } },
});

export const nothing = componentStyle({
  padding: `${space.huge} ${space.large}`,
  textAlign: 'center',
  color: colour.text.secondary,
});
