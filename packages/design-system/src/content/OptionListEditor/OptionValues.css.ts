import { colour, font, motion, radius, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const values = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: space.small,
  borderBlockStart: `1px solid ${colour.border.subtle}`,
});

export const trigger = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.xsmall,
  minBlockSize: '2rem',
  paddingInline: space.xsmall,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: colour.text.primary,
  font: 'inherit',
  fontWeight: font.weight.medium,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { backgroundColor: colour.surface.hover } },
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' } },
});

export const arrow = componentStyle({
  inlineSize: '1rem',
  blockSize: '1rem',
  color: colour.text.secondary,
  selectors: { '[aria-expanded="true"] > &': { rotate: '90deg' } },
  '@media': { '(prefers-reduced-motion: no-preference)': { transition: `rotate ${motion.duration.quick} ${motion.easing.standard}` } },
});

export const panel = componentStyle({ selectors: { '&:not([hidden])': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.small, paddingBlockStart: space.small } } });

export const help = componentStyle({ margin: 0, fontSize: font.size.small, color: colour.text.secondary, textWrap: 'pretty' });

export const list = componentStyle({ display: 'grid', gap: space.small, margin: 0, padding: 0, listStyle: 'none' });

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xsmall,
  '@container': { '(inline-size >= 22rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.medium, alignItems: 'center' } },
});

export const label = componentStyle({ overflowWrap: 'anywhere' });
