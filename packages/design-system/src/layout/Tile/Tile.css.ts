import { cardSurface } from '../../theme/card.css.ts';
import { colour, font, motion, radius, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const tile = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.medium,
  ...cardSurface,
  padding: space.large,
  color: colour.text.primary,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `border-color ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: {
    ...focusRing,
    '&[data-hovered]': { borderColor: colour.accent.control },
    '&[data-pressed]': { backgroundColor: colour.surface.hover },
  },
});

export const icon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: radius.medium,
  backgroundColor: colour.accent.subtle,
  color: colour.accent.text,
  fontSize: '1.25rem',
});

export const text = componentStyle({ display: 'grid', gap: space.xxsmall, minInlineSize: 0 });

export const title = componentStyle({ fontWeight: font.weight.semibold, overflowWrap: 'anywhere' });

export const description = componentStyle({ fontSize: font.size.small, color: colour.text.secondary, textWrap: 'pretty' });
