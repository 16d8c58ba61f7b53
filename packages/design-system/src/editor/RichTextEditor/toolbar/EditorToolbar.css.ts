import { colour, controlHeight, font, motion, radius, space } from '../../../theme/contract.css.ts';
import { labelRoom } from '../../../fields/field.css.ts';
import { innerFocusRing } from '../../../theme/focus.css.ts';
import { componentStyle } from '../../../theme/layered.css.ts';

export const toolbar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xxsmall,
  padding: space.xsmall,
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
  backgroundColor: colour.surface.base,
});

export const divider = componentStyle({
  inlineSize: 1,
  blockSize: '1.25rem',
  marginInline: space.xsmall,
  backgroundColor: colour.border.strong,
  '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
  // Where the toolbar takes several lines, a line would end in one.
  '@container': { '(width < 44rem)': { display: 'none' } },
});

export const toggle = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2rem',
  blockSize: '2rem',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: colour.text.secondary,
  fontSize: font.size.large,
  cursor: 'pointer',
  transition: `background-color ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: {
    ...innerFocusRing,
    '&[data-hovered]': { backgroundColor: colour.surface.hover, color: colour.text.primary },
    '&[data-selected]': { backgroundColor: colour.accent.subtle, color: colour.accent.text },
    '&[data-disabled]': { color: colour.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse)': { inlineSize: controlHeight.large, blockSize: controlHeight.large },
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: {
        '&[data-selected]': { borderColor: 'Highlight', backgroundColor: 'Highlight', color: 'HighlightText' },
        '&[data-selected][data-focus-visible]': { outlineColor: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const styleButton = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  minInlineSize: '8rem',
  minBlockSize: '2rem',
  paddingInline: space.small,
  border: '1px solid transparent',
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: colour.text.primary,
  cursor: 'pointer',
  selectors: {
    ...innerFocusRing,
    '&[data-hovered]': { backgroundColor: colour.surface.hover },
    '&[data-disabled]': { color: colour.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: controlHeight.large },
    '(forced-colors: active)': { borderColor: 'ButtonText', selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } } },
  },
});

const besideField = '(width >= 32rem)';

export const bar = componentStyle({
  display: 'grid',
  gap: space.small,
  padding: space.medium,
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
  backgroundColor: colour.surface.sunken,
  '@container': { [besideField]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
});

export const barField = componentStyle({ minInlineSize: 0 });

/** Level with the box of the field, whatever is said under it. */
export const barActs = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  '@container': { [besideField]: { marginBlockStart: labelRoom } },
});

export const shortcuts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.xlarge,
  rowGap: space.xsmall,
  fontSize: font.size.small,
});

export const keys = componentStyle({ color: colour.text.secondary, fontFamily: font.family.code, textAlign: 'end' });

/** A term and its keys share the two columns of the list. */
export const shortcut = componentStyle({ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' });
