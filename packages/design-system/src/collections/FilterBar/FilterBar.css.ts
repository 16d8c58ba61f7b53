import { colour, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space.small} ${space.large}`,
  minInlineSize: 0,
});

export const controls = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11.5rem, 100%), 1fr))',
  alignItems: 'end',
  gap: space.small,
  flex: '1 1 20rem',
  minInlineSize: 0,
  '@media': { '(width < 48rem)': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))' } },
});

/** As wide as its words. */
export const clear = componentStyle({ justifySelf: 'start' });

export const results = componentStyle({
  marginInlineStart: 'auto',
  paddingBlock: space.small,
  color: colour.text.secondary,
  fontSize: font.size.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:empty': { display: 'none' } },
});
