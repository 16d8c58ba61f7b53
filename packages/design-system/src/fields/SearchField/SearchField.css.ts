import { colour, controlHeight, radius, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const group = componentStyle({ gap: space.small, paddingInline: `${space.small} ${space.xxsmall}` });

export const glass = componentStyle({ flexShrink: 0, color: colour.text.secondary });

export const input = componentStyle({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 'none',
  outline: 'none',
  backgroundColor: 'transparent',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: colour.text.secondary, opacity: 1 },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  },
});

export const clear = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: controlHeight.small,
  blockSize: controlHeight.small,
  padding: 0,
  border: 'none',
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: colour.text.secondary,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { backgroundColor: colour.surface.hover, color: colour.text.primary } },
  '@media': { '(pointer: coarse)': { inlineSize: controlHeight.large, blockSize: controlHeight.large } },
});
