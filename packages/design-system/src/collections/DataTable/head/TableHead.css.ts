import { colour, controlHeight, font, radius, space } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/focus.css.ts';
import { componentRecipe, componentStyle } from '../../../theme/layered.css.ts';
import { stacking } from '../../../theme/stacking.ts';
import { stickyOffset } from '../DataTable.css.ts';
import { lastSticky } from '../layout/stickyColumn.ts';

/** A sticky head is above sticky columns, and its first cell above both. */
const overColumns = stacking.sticky + 1;
const overHead = stacking.sticky + 2;

export const headCell = componentRecipe({
  base: {
    borderBlockEnd: `1px solid ${colour.border.subtle}`,
    position: 'sticky',
    insetBlockStart: stickyOffset,
    zIndex: overColumns,
    padding: `${space.xsmall} ${space.medium}`,
    verticalAlign: 'top',
    textAlign: 'start',
    backgroundColor: colour.surface.base,
    color: colour.text.secondary,
    fontSize: font.size.small,
    fontWeight: font.weight.semibold,
  },
  variants: {
    hasFilters: { true: { paddingBlockEnd: space.small } },
    isSticky: { true: { insetInlineStart: 0, zIndex: overHead } },
    isLastSticky: { true: { ...lastSticky } },
    align: { start: {}, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
  },
});

export const headLine = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: controlHeight.medium,
  minInlineSize: 0,
  justifyContent: 'inherit',
});

export const sortButton = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  maxInlineSize: '100%',
  minBlockSize: controlHeight.small,
  marginInline: `calc(-1 * ${space.xsmall})`,
  padding: `0 ${space.xsmall}`,
  border: 0,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    ...focusRing,
    '&:hover': { backgroundColor: colour.surface.hover, color: colour.text.primary },
    '&[data-sorted]': { color: colour.accent.text },
  },
});

export const headText = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // A list has narrow columns: their names wrap to a second line.
  selectors: { '[data-card] &': { whiteSpace: 'normal', textAlign: 'start', lineHeight: '1.125rem' } },
});

export const sortIcon = componentStyle({
  flex: 'none',
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  selectors: { '[data-unsorted] > &': { opacity: 0.45 } },
});
