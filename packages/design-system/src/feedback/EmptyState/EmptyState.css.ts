import { globalStyle } from '@vanilla-extract/css';
import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const root = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space.small,
  paddingBlock: space.huge,
  paddingInline: space.large,
  textAlign: 'center',
});

export const icon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space.huge,
  blockSize: space.huge,
  marginBlockEnd: space.xsmall,
  borderRadius: radius.full,
  backgroundColor: colour.surface.pressed,
  color: colour.text.secondary,
});

globalStyle(`${icon} > svg`, { inlineSize: '1.5rem', blockSize: '1.5rem' });

export const title = componentStyle({ color: colour.text.primary, fontSize: font.size.large, fontWeight: font.weight.semibold });

export const detail = componentStyle({
  maxInlineSize: '28rem',
  color: colour.text.secondary,
  textWrap: 'pretty',
});

/** Distance from the sentence above. */
export const action = componentStyle({ marginBlockStart: space.small });
