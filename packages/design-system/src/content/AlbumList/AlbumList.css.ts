import { globalStyle } from '@vanilla-extract/css';
import { colour, font, radius, shadow, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { layers } from '../../theme/layers.css.ts';

/** Two on a phone, up to six beside each other; as wide as the pictures below them. */
export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(9.25rem, calc((100% - 5 * 1rem) / 6)), 1fr))',
  gap: space.large,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = componentStyle({ minInlineSize: 0 });

export const album = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  borderRadius: radius.medium,
  color: colour.text.primary,
  textDecoration: 'none',
  selectors: focusRing,
});

/** The edges of two more pictures above the cover. */
export const stack = componentStyle({
  position: 'relative',
  display: 'grid',
  marginBlock: space.small,
  selectors: {
    '&::before, &::after': {
      content: "''",
      position: 'absolute',
      insetInline: '6%',
      insetBlockStart: '-0.25rem',
      blockSize: '1rem',
      border: `1px solid ${colour.border.subtle}`,
      borderRadius: radius.medium,
      backgroundColor: colour.surface.sunken,
    },
    '&::before': { insetInline: '12%', insetBlockStart: '-0.5rem' },
  },
});

export const cover = componentStyle({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 10',
  overflow: 'clip',
  border: `2px solid ${colour.surface.base}`,
  borderRadius: radius.medium,
  backgroundColor: colour.surface.sunken,
  boxShadow: shadow.raised,
  color: colour.text.secondary,
});

// Out of the flow: a picture that is larger than its cell would make the cover as large.
globalStyle(`${cover} > :is(img, video)`, { '@layer': { [layers.component]: { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } } });

export const sign = componentStyle({ inlineSize: '1.75rem', blockSize: '1.75rem' });

export const name = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: font.weight.medium,
  lineHeight: font.lineHeight.normal,
  selectors: { [`${album}[data-hovered] &`]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

export const detail = componentStyle({ fontSize: font.size.small, color: colour.text.secondary, fontVariantNumeric: 'tabular-nums' });
