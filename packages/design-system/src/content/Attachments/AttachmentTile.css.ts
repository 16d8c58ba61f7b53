import { globalStyle } from '@vanilla-extract/css';
import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { layers } from '../../theme/layers.css.ts';

/** Height of a file's preview. */
const faceRoom = '5.5rem';

export const tile = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `${faceRoom} 1fr`,
  minInlineSize: 0,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.medium,
  backgroundColor: colour.surface.base,
});

export const face = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  borderStartStartRadius: `calc(${radius.medium} - 1px)`,
  borderStartEndRadius: `calc(${radius.medium} - 1px)`,
  backgroundColor: colour.surface.sunken,
  color: colour.text.secondary,
});

globalStyle(`${face} > *`, { '@layer': { [layers.component]: { gridArea: '1 / 1' } } });

globalStyle(`${face} > :is(img, video)`, { '@layer': { [layers.component]: { inlineSize: '100%', blockSize: faceRoom, objectFit: 'cover' } } });

export const opens = componentStyle({ cursor: 'pointer', selectors: focusRing });

export const sign = componentStyle({ inlineSize: '1.75rem', blockSize: '1.75rem' });

export const corner = componentStyle({
  position: 'absolute',
  insetBlockStart: space.xsmall,
  insetInlineEnd: space.xsmall,
  borderRadius: radius.medium,
  backgroundColor: colour.surface.base,
});

export const foot = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.xsmall,
  minInlineSize: 0,
  paddingBlock: space.small,
  paddingInline: space.medium,
});

export const name = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: font.lineHeight.tight, fontWeight: font.weight.medium, fontSize: font.size.small });

export const line = componentStyle({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.xsmall, minBlockSize: '1.75rem' });
