import { bareIconButton } from '../../../theme/bareIconButton.css.ts';
import { colour, controlHeight, font, motion, radius, shadow, space } from '../../../theme/contract.css.ts';
import { innerFocusRing } from '../../../theme/focus.css.ts';
import { componentStyle } from '../../../theme/layered.css.ts';
import { rightToLeft } from '../../../theme/rightToLeft.ts';
import { stacking } from '../../../theme/stacking.ts';

const onPhones = '(width < 30rem)';

export const row = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  cursor: 'pointer',
  selectors: {
    ...innerFocusRing,
    '&:hover': { backgroundColor: colour.surface.hover },
    '&[data-selected]': { backgroundColor: colour.surface.selected, fontWeight: font.weight.semibold },
    '&[data-refused], &[data-path]': { color: colour.text.secondary },
    '&[data-refused], &[data-renaming]': { cursor: 'default' },
    '&[data-renaming]': { zIndex: stacking.sticky },
    '&[data-drop-target]': {
      backgroundColor: colour.surface.selected,
      outline: `2px solid ${colour.accent.control}`,
      outlineOffset: '-2px',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-refused]': { color: 'GrayText' }, '&[data-drop-target]': { outline: '4px double Highlight', outlineOffset: '-4px' } },
    },
  },
});

export const cell = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  blockSize: '100%',
  paddingInlineEnd: space.xsmall,
  '@media': { [onPhones]: { gap: space.xsmall } },
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
  selectors: innerFocusRing,
});

export const leaf = componentStyle({ flex: 'none', inlineSize: controlHeight.medium });

export const chevron = componentStyle({
  inlineSize: '1rem',
  blockSize: '1rem',
  transition: `transform ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: { '&[data-open]': { transform: 'rotate(90deg)' }, [`${rightToLeft}:not([data-open])`]: { transform: 'scaleX(-1)' } },
});

export const checkbox = componentStyle({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  blockSize: '100%',
  paddingInlineEnd: space.xsmall,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { visibility: 'hidden' } },
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
  // Marks are never truncated: a long name shrinks instead. Sentences take what is left.
  minInlineSize: 'min-content',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  color: colour.text.secondary,
  fontSize: font.size.small,
  fontWeight: font.weight.regular,
});

const sentence = { flex: '1 1 0', inlineSize: 0, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;

export const reason = componentStyle(sentence);

export const failure = componentStyle({ ...sentence, color: colour.danger.text });

export const check = componentStyle({
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
  marginInlineEnd: space.small,
  color: colour.accent.text,
});

/** The grip and the menu button: shown where the pointer or focus is, and always for touch. */
export const rowButton = componentStyle({
  flex: 'none',
  ...bareIconButton,
  opacity: 0,
  selectors: {
    ...innerFocusRing,
    [`${row}:is(:hover, :focus, :focus-within, [data-selected]) &`]: { opacity: 1 },
    '&:hover, &:active, &[data-hovered], &[data-pressed]': { backgroundColor: colour.surface.pressed, color: colour.text.primary },
    '&[data-tree-grip]': { cursor: 'grab' },
  },
  '@media': {
    '(pointer: coarse), (width < 48rem)': { opacity: 1, inlineSize: controlHeight.large, blockSize: controlHeight.large },
    // The name needs the room more than the grip does.
    [onPhones]: { selectors: { '&[data-tree-grip]': { inlineSize: '1.75rem' } } },
  },
});

export const editor = componentStyle({ position: 'relative', flex: 1, minInlineSize: 0 });

export const editorField = componentStyle({ display: 'block' });

export const editorInput = componentStyle({
  inlineSize: '100%',
  minBlockSize: controlHeight.small,
  paddingInline: space.xsmall,
  border: `1px solid ${colour.border.control}`,
  borderRadius: radius.small,
  backgroundColor: colour.surface.base,
  color: colour.text.primary,
  fontWeight: font.weight.regular,
  selectors: {
    '&[data-focused]': { outline: `2px solid ${colour.focus.ring}`, outlineOffset: '-1px' },
    '&[data-invalid]': { borderColor: colour.danger.border },
    '&[readonly]': { color: colour.text.secondary },
  },
  '@media': {
    '(pointer: coarse)': { fontSize: font.size.large, minBlockSize: controlHeight.medium },
    '(forced-colors: active)': { selectors: { '&[data-invalid]': { borderWidth: '3px' } } },
  },
});

/** Positioned below the row: all rows have the same height. */
export const editorMessage = componentStyle({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  maxInlineSize: '100%',
  marginBlockStart: space.xxsmall,
  paddingBlock: space.xsmall,
  paddingInline: space.small,
  borderRadius: radius.small,
  backgroundColor: colour.danger.subtle,
  color: colour.danger.text,
  border: `1px solid ${colour.danger.border}`,
  boxShadow: shadow.raised,
  fontSize: font.size.small,
  lineHeight: font.lineHeight.tight,
  overflowWrap: 'anywhere',
});

/** Where a keyboard drag stops: it must take focus, and the row below shows it. */
export const dropRow = componentStyle({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 });

export const dropButton = componentStyle({ inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)', outline: 'none' });
