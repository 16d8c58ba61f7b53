import { colour, font, motion, radius, space } from '../../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../../theme/layered.css.ts';

export const card = componentRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.medium,
    marginBlock: space.medium,
    padding: space.medium,
    border: `1px dashed ${colour.border.control}`,
    borderRadius: radius.medium,
    backgroundColor: colour.surface.sunken,
    lineHeight: font.lineHeight.normal,
    whiteSpace: 'normal',
    userSelect: 'none',
  },
  variants: { isFailed: { true: { borderStyle: 'solid', borderColor: colour.danger.border, backgroundColor: colour.danger.subtle } } },
});

export const icon = componentStyle({ fontSize: '1.25rem', color: colour.text.secondary });

export const words = componentStyle({ flex: '1 1 10rem', minInlineSize: 0, display: 'grid', gap: space.xxsmall });

export const name = componentStyle({ fontWeight: font.weight.medium, overflowWrap: 'anywhere' });

export const detail = componentStyle({
  fontSize: font.size.small,
  color: colour.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const track = componentStyle({
  display: 'block',
  blockSize: '0.25rem',
  borderRadius: radius.full,
  backgroundColor: colour.border.strong,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const bar = componentStyle({
  display: 'block',
  blockSize: '100%',
  backgroundColor: colour.accent.control,
  transition: `inline-size ${motion.duration.quick} linear`,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
});

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall, marginInlineStart: 'auto' });
