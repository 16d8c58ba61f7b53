import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

const face = { flex: 'none', inlineSize: '1.5rem', blockSize: '1.5rem', borderRadius: radius.small } as const;

/** Whole, as everywhere else: a wide logo must not be cropped. */
export const logo = componentStyle({ ...face, objectFit: 'contain' });

export const initial = componentStyle({
  ...face,
  display: 'grid',
  placeContent: 'center',
  backgroundColor: colour.neutral.subtle,
  color: colour.neutral.text,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  fontSize: font.size.xsmall,
  fontWeight: font.weight.semibold,
});

export const mark = componentStyle({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxsmall,
  paddingInline: space.xsmall,
  lineHeight: font.lineHeight.normal,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.small,
  fontSize: font.size.xsmall,
  color: colour.text.secondary,
  backgroundColor: colour.surface.base,
});

/** A fixed size: an icon that may shrink would collapse where the name is truncated. */
export const markIcon = componentStyle({ flex: 'none', display: 'grid', inlineSize: '0.875rem', blockSize: '0.875rem', fontSize: '0.875rem' });

/** Where a row is short, the name needs the room more than the words; they stay to be read out. */
export const markWords = componentStyle({
  '@media': {
    '(width < 30rem)': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  },
});
