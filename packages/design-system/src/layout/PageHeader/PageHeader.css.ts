import { globalStyle } from '@vanilla-extract/css';
import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';
import { layers } from '../../theme/layers.css.ts';

export const pageHeader = componentStyle({ display: 'grid', gap: space.small });

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.medium,
});

export const text = componentStyle({ flex: '1 1 16rem', minInlineSize: 0, display: 'grid', gap: space.xxsmall });

export const title = componentRecipe({
  base: {
    fontSize: font.size.xlarge,
    fontWeight: font.weight.semibold,
    lineHeight: font.lineHeight.tight,
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
    // A new page focuses it to have it announced: nothing in it can be pressed.
    outline: 'none',
  },
  variants: {
    isPageTitle: { true: { fontSize: '1.5rem', lineHeight: '2rem' } },
    // A title is never truncated: touch could not show the rest. One that would fill the screen is smaller.
    isLong: { true: { fontSize: font.size.large, lineHeight: '1.5rem', letterSpacing: 0 } },
  },
});

export const icon = componentStyle({
  flex: 'none',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: radius.medium,
  backgroundColor: colour.accent.subtle,
  color: colour.accent.text,
  fontSize: '1.375rem',
  '@media': { '(width < 30rem)': { display: 'none' } },
});

globalStyle(`${icon} > img`, { '@layer': { [layers.component]: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } } });

export const kind = componentStyle({ color: colour.text.secondary, fontSize: font.size.small, overflowWrap: 'anywhere' });

export const subtitle = componentStyle({ color: colour.text.secondary, maxInlineSize: '65ch', textWrap: 'pretty' });

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.small });
