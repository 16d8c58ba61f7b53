import { colour, font, radius, space } from '@noticeboard/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** The label of the Add button, with the mark that it opens a menu. */
export const addLabel = style({ display: 'inline-flex', alignItems: 'center', gap: space.xsmall });

/** A row's sign and name in one line; the name may take two. */
export const name = style({ display: 'flex', alignItems: 'center', gap: space.medium, minInlineSize: 0 });

export const nameText = style({ minInlineSize: 0 });

const tile = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: radius.small,
  overflow: 'hidden',
  fontSize: '0.5625rem',
  fontWeight: font.weight.bold,
  letterSpacing: '0.02em',
});

/** The sign of a file, a document or a link. */
export const sign = styleVariants({
  neutral: [tile, { backgroundColor: colour.neutral.subtle, color: colour.neutral.text }],
  danger: [tile, { backgroundColor: colour.danger.subtle, color: colour.danger.text }],
  success: [tile, { backgroundColor: colour.success.subtle, color: colour.success.text }],
  info: [tile, { backgroundColor: colour.info.subtle, color: colour.info.text }],
  warning: [tile, { backgroundColor: colour.warning.subtle, color: colour.warning.text }],
  folder: [tile, { color: colour.accent.control }],
});

export const glyph = style({ inlineSize: '1rem', blockSize: '1rem' });

export const folderGlyph = style({ inlineSize: '1.5rem', blockSize: '1.5rem', fill: 'currentColor' });

/** Small text beside a name. */
export const quiet = style({ color: colour.text.secondary });

/** The folders that something can be moved into; scrolls if there are many. */
export const targets = style({ maxBlockSize: '16rem', overflowY: 'auto', outline: 'none' });
