import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const list = componentStyle({ position: 'relative', display: 'grid', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.hair, minInlineSize: 0 });

/** Height of a row of one line, in rem. */
export const oneLineInRem = 2.25;

/** Distance between rows of one line each, in pixels. */
export const gapInPixels = 2;

export const row = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${space.small} ${space.small} ${space.small} ${space.xlarge}`,
  borderRadius: radius.medium,
  cursor: 'pointer',
  selectors: {
    ...innerFocusRing,
    '&:hover': { backgroundColor: colour.surface.hover },
    '&[data-selected]': { backgroundColor: colour.surface.selected, fontWeight: font.weight.semibold },
    '&[data-dragging]': { opacity: 0.5 },
    '[data-windowed] &': { blockSize: `${oneLineInRem}rem` },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } } },
});

/** The one cell of a row. */
export const cell = componentStyle({ display: 'flex', alignItems: 'baseline', gap: space.small, minInlineSize: 0 });

/** Shown where the pointer or the focus is, and always for touch. */
export const grip = componentStyle({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlock: 0,
  inlineSize: space.xlarge,
  display: 'grid',
  placeContent: 'center',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: colour.text.secondary,
  // A pointer drags the whole row.
  pointerEvents: 'none',
  selectors: innerFocusRing,
  '@media': {
    '(hover: hover)': { opacity: 0, selectors: { [`${row}:is(:hover, :focus, :focus-within, [data-selected]) &`]: { opacity: 1 } } },
  },
});

export const sign = componentStyle({ flexShrink: 0, inlineSize: '1rem', blockSize: '1rem', color: colour.text.secondary, alignSelf: 'start', marginBlockStart: '0.125rem' });

export const place = componentStyle({ flexShrink: 0, minInlineSize: '1.25rem', color: colour.text.secondary, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

export const words = componentStyle({
  flex: 1,
  minInlineSize: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  selectors: { '[data-windowed] &': { WebkitLineClamp: 1 } },
});

export const unwritten = componentStyle({ flex: 1, minInlineSize: 0, color: colour.text.secondary, fontStyle: 'italic' });

export const wrong = componentStyle({ flexShrink: 0, inlineSize: '1rem', blockSize: '1rem', color: colour.danger.text, alignSelf: 'center' });

/** Marks that an answer is required, beside hidden text for screen readers. */
export const dot = componentStyle({
  flexShrink: 0,
  alignSelf: 'center',
  inlineSize: '0.375rem',
  blockSize: '0.375rem',
  borderRadius: radius.full,
  backgroundColor: colour.accent.control,
  '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
});

export const dropRow = componentStyle({ position: 'relative' });

export const indicator = componentStyle({ selectors: { '&[data-drop-target]': { outline: `1px solid ${colour.accent.control}` } } });
