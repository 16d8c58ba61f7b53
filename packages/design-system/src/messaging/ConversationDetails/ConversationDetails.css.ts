import { globalStyle } from '@vanilla-extract/css';
import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { layers } from '../../theme/layers.css.ts';

export const heading = componentStyle({ fontSize: font.size.medium, fontWeight: font.weight.semibold, marginBlockEnd: space.small });

export const list = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.small, margin: 0, padding: 0, listStyle: 'none' });

export const tiles = componentStyle({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))', gap: space.small, margin: 0, padding: 0, listStyle: 'none' });

/** Square, whatever the picture. */
export const tile = componentStyle({ display: 'grid', aspectRatio: '1', overflow: 'hidden', borderRadius: radius.medium, border: `1px solid ${colour.border.subtle}` });

// The picture fills the tile, cropped to it.
globalStyle(`${tile} button, ${tile} button > :is(img, span:first-child)`, {
  '@layer': { [layers.component]: { inlineSize: '100%', blockSize: '100%', maxInlineSize: 'none', maxBlockSize: 'none', minBlockSize: 0, objectFit: 'cover', borderRadius: 0 } },
});

export const remark = componentStyle({ fontSize: font.size.small, color: colour.text.secondary });
