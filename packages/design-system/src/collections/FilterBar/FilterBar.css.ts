import { colour, controlHeight, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const root = componentStyle({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

export const controls = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11.5rem, 100%), 1fr))',
  alignItems: 'end',
  gap: space.small,
  minInlineSize: 0,
  '@media': { '(width < 48rem)': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))' } },
});

/** Keeps its height, whether there is something to clear or not. */
export const outcome = componentStyle({ display: 'flex', alignItems: 'center', gap: space.medium, minBlockSize: controlHeight.medium });

export const results = componentStyle({ color: colour.text.secondary, fontSize: font.size.small, fontVariantNumeric: 'tabular-nums' });
