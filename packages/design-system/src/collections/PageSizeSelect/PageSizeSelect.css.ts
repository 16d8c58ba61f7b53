import { colour, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const root = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xsmall} ${space.small}` });

export const label = componentStyle({
  color: colour.text.secondary,
  fontSize: font.size.small,
  // The bar of a table is one line. Above cards the select has a separate line with its label.
  '@container': { '(inline-size < 60rem)': { selectors: { '[data-card][data-layout=table] &': { display: 'none' } } } },
});

export const select = componentStyle({ inlineSize: '4.5rem', fontVariantNumeric: 'tabular-nums' });
