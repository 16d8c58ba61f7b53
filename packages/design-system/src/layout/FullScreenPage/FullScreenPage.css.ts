import { colour, font, radius, shadow, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const page = componentRecipe({
  base: {
    minBlockSize: '100dvh',
    display: 'grid',
    // Never wider than the window, however long a name is.
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    justifyItems: 'center',
    gap: space.xlarge,
    padding: space.large,
    backgroundColor: colour.surface.canvas,
    // The field of pins: a printed board, barely there.
    backgroundImage: `radial-gradient(${colour.border.subtle} 1px, transparent 1px)`,
    backgroundSize: '24px 24px',
    backgroundPosition: 'center',
  },
  variants: {
    size: {
      small: {},
      /** A choice may grow: from a fixed top, so that nothing moves under the pointer. */
      medium: { alignContent: 'start', paddingBlockStart: `clamp(${space.large}, 12dvh, 8rem)` },
    },
  },
  defaultVariants: { size: 'small' },
});

export const card = componentRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xlarge,
    inlineSize: '100%',
    padding: `clamp(${space.xlarge}, 6vw, ${space.huge})`,
    backgroundColor: colour.surface.base,
    border: `1px solid ${colour.border.subtle}`,
    borderRadius: radius.large,
    boxShadow: shadow.raised,
    outline: 'none',
  },
  variants: {
    /** Width of the card. */
    size: { small: { maxInlineSize: '27rem' }, medium: { maxInlineSize: '38rem' } },
  },
  defaultVariants: { size: 'small' },
});

export const text = componentStyle({ display: 'grid', gap: space.small });

export const title = componentStyle({
  fontSize: font.size.xxlarge,
  fontWeight: font.weight.semibold,
  lineHeight: font.lineHeight.tight,
  letterSpacing: '-0.015em',
  overflowWrap: 'anywhere',
});

export const description = componentStyle({ color: colour.text.secondary, lineHeight: font.lineHeight.relaxed, textWrap: 'pretty', overflowWrap: 'anywhere' });

export const footer = componentStyle({ fontSize: font.size.small, color: colour.text.secondary, textAlign: 'center', overflowWrap: 'anywhere' });
