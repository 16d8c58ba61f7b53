import { globalStyle } from '@vanilla-extract/css';
import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { layers } from '../../theme/layers.css.ts';

export const tile = componentStyle({
  minInlineSize: 0,
  outline: 'none',
  cursor: 'default',
  selectors: { '&[data-opens]': { cursor: 'pointer' } },
});

export const cell = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space.xsmall });

/** The square. A line of the surface is between its focus ring and the picture. */
export const face = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  overflow: 'clip',
  borderRadius: radius.medium,
  backgroundColor: colour.surface.sunken,
  color: colour.text.secondary,
  selectors: {
    [`${tile}[data-selected] &`]: { outline: `3px solid ${colour.accent.control}`, outlineOffset: '2px' },
    [`${tile}[data-focus-visible] &`]: { outline: `2px solid ${colour.focus.ring}`, outlineOffset: '2px' },
    [`${tile}[data-selected][data-focus-visible] &`]: { outlineWidth: '4px' },
  },
});

globalStyle(`${face} > *`, { '@layer': { [layers.component]: { gridArea: '1 / 1' } } });

globalStyle(`${face} > :is(img, video)`, { '@layer': { [layers.component]: { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } } });

export const sign = componentStyle({ inlineSize: '2rem', blockSize: '2rem' });

/** The target of the box: larger than the visible box. */
export const checkbox = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  padding: space.small,
  opacity: 0,
  cursor: 'pointer',
  selectors: {
    [`${tile}:is([data-hovered], [data-focus-visible], [data-selected]) &, ${tile}:focus-within &, [data-selecting] &`]: { opacity: 1 },
  },
});

export const cover = componentStyle({
  position: 'absolute',
  insetBlockStart: space.small,
  insetInlineEnd: space.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  paddingInline: space.small,
  borderRadius: radius.small,
  backgroundColor: colour.surface.base,
  color: colour.text.primary,
  fontSize: font.size.xsmall,
  fontWeight: font.weight.medium,
  lineHeight: font.lineHeight.relaxed,
});

/** In one line, so that all squares of the grid are in rows; the full caption is in the title and in the lightbox. */
export const caption = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: font.size.small,
  fontWeight: font.weight.medium,
  lineHeight: font.lineHeight.normal,
});

export const line = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xsmall });
