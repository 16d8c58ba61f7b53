import { colour, controlHeight, font, motion, radius, space } from '../../theme/contract.css.ts';
import { focusRing, innerFocusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const root = componentStyle({ position: 'relative', display: 'grid', gap: space.small, minInlineSize: 0 });

export const searchField = componentStyle({ position: 'relative', display: 'flex', alignItems: 'center' });

export const searchIcon = componentStyle({
  position: 'absolute',
  insetInlineStart: space.medium,
  color: colour.text.secondary,
  pointerEvents: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
});

export const searchInput = componentStyle({
  inlineSize: '100%',
  minBlockSize: controlHeight.medium,
  paddingInlineStart: '2.25rem',
  paddingInlineEnd: '7rem',
  border: `1px solid ${colour.border.control}`,
  borderRadius: radius.medium,
  backgroundColor: colour.surface.base,
  selectors: {
    ...focusRing,
    '&::placeholder': { color: colour.text.secondary, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&[data-disabled]': { opacity: 0.5 },
  },
  '@media': { '(pointer: coarse), (width < 48rem)': { minBlockSize: controlHeight.large } },
});

export const searchClear = componentStyle({
  position: 'absolute',
  insetInlineEnd: 0,
  display: 'grid',
  placeContent: 'center',
  inlineSize: controlHeight.medium,
  blockSize: '100%',
  border: 0,
  borderRadius: radius.medium,
  backgroundColor: 'transparent',
  color: colour.text.secondary,
  cursor: 'pointer',
  selectors: innerFocusRing,
});

export const searchClearIcon = componentStyle({ inlineSize: '1rem', blockSize: '1rem' });

/** Inside the search box, so that nothing moves when it appears. */
export const status = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: controlHeight.large,
  lineHeight: controlHeight.medium,
  pointerEvents: 'none',
  '@media': { '(pointer: coarse), (width < 48rem)': { lineHeight: controlHeight.large } },
  fontSize: font.size.small,
  color: colour.text.secondary,
});

export const frame = componentStyle({
  display: 'grid',
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

export const row = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  cursor: 'pointer',
  selectors: {
    ...innerFocusRing,
    '&:hover': { backgroundColor: colour.surface.hover },
    '&[data-selected]': { backgroundColor: colour.surface.selected, fontWeight: font.weight.semibold },
    '&[data-refused]': { cursor: 'default', color: colour.text.secondary },
  },
});

export const cell = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  blockSize: '100%',
  paddingInlineEnd: space.medium,
});

export const expand = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: controlHeight.medium,
  blockSize: '100%',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: colour.text.secondary,
  cursor: 'pointer',
});

export const leaf = componentStyle({ flex: 'none', inlineSize: controlHeight.medium });

export const chevron = componentStyle({
  inlineSize: '1rem',
  blockSize: '1rem',
  transition: `transform ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: { '&[data-open]': { transform: 'rotate(90deg)' }, '&:dir(rtl):not([data-open])': { transform: 'scaleX(-1)' } },
});

const face = { flex: 'none', inlineSize: '1.5rem', blockSize: '1.5rem', borderRadius: radius.small } as const;

export const logo = componentStyle({ ...face, objectFit: 'cover' });

export const initial = componentStyle({
  ...face,
  display: 'grid',
  placeContent: 'center',
  backgroundColor: colour.neutral.subtle,
  color: colour.neutral.text,
  fontSize: font.size.xsmall,
  fontWeight: font.weight.semibold,
});

export const name = componentStyle({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const match = componentStyle({
  borderRadius: radius.small,
  backgroundColor: colour.warning.subtle,
  color: colour.warning.text,
  fontWeight: font.weight.semibold,
});

export const remarks = componentStyle({
  flex: '1 1 0',
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  color: colour.text.secondary,
  fontSize: font.size.small,
  fontWeight: font.weight.regular,
});

export const reason = componentStyle({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const mark = componentStyle({
  flexShrink: 0,
  paddingInline: space.xsmall,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.small,
  fontSize: font.size.xsmall,
  color: colour.text.secondary,
  backgroundColor: colour.surface.base,
});

export const check = componentStyle({ flex: 'none', inlineSize: '1rem', blockSize: '1rem', color: colour.accent.text });

export const nothing = componentStyle({
  display: 'grid',
  placeContent: 'center',
  padding: space.large,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: colour.text.secondary,
});

export const skeleton = componentStyle({ display: 'grid', alignContent: 'start', gap: space.large, padding: space.large });

export const skeletonBar = componentStyle({ blockSize: '1rem', borderRadius: radius.small, backgroundColor: colour.skeleton.base });
