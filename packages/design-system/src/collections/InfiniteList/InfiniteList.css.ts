import { colour, controlHeight, font, radius, space } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.css.ts';
import { hiddenFromSight } from '../../theme/hiddenFromSight.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const frame = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  overflow: 'hidden',
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.medium,
  backgroundColor: colour.surface.base,
});

export const scroller = componentStyle({ position: 'relative', minBlockSize: 0, overflow: 'auto', overscrollBehavior: 'contain', overflowAnchor: 'none' });

export const status = componentStyle(hiddenFromSight);

export const sizer = componentStyle({ position: 'relative' });

export const grid = componentStyle({ position: 'absolute', inset: 0, outline: 'none' });

export const row = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  minBlockSize: controlHeight.large,
  paddingBlock: space.small,
  paddingInline: space.large,
  selectors: {
    ...innerFocusRing,
    '&[data-lines]': { borderBlockEnd: `1px solid ${colour.border.subtle}` },
    '&[data-pressable]': { cursor: 'pointer' },
    '&[data-pressable]:hover': { backgroundColor: colour.surface.hover },
    '&[data-selected]': { backgroundColor: colour.surface.selected },
  },
});

export const cell = componentStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const check = componentStyle({ flex: 'none', inlineSize: '1rem', blockSize: '1rem', color: colour.accent.text });

/** Of the same height in every state, so that nothing moves when it changes. */
export const edge = componentStyle({
  position: 'absolute',
  insetInline: 0,
  blockSize: '3rem',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.small,
  paddingInline: space.large,
  color: colour.text.secondary,
  fontSize: font.size.small,
  selectors: { '&[data-place="start"]': { insetBlockStart: 0 }, '&[data-place="end"]': { insetBlockEnd: 0 } },
});

export const edgeError = componentStyle({ minInlineSize: 0, maxBlockSize: '100%', overflow: 'hidden' });

export const nothing = componentStyle({
  display: 'grid',
  placeContent: 'center',
  padding: space.large,
  textAlign: 'center',
  color: colour.text.secondary,
});

export const skeleton = componentStyle({ display: 'grid', alignContent: 'start', gap: space.large, padding: space.large });

export const skeletonRow = componentStyle({ display: 'flex', alignItems: 'center', gap: space.medium });
