import { colour, font, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const list = componentStyle({ display: 'grid', gap: space.small, margin: 0, padding: 0, listStyle: 'none', fontSize: font.size.small });

export const check = componentStyle({ display: 'flex', alignItems: 'flex-start', gap: space.small, minInlineSize: 0 });

export const icon = componentRecipe({
  base: { flexShrink: 0, inlineSize: '1rem', blockSize: '1rem', marginBlock: 'calc((1lh - 1rem) / 2)' },
  variants: { state: { good: { color: colour.success.text }, open: { color: colour.warning.text }, unknown: { color: colour.text.secondary } } },
});

export const text = componentRecipe({
  base: { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  variants: { state: { good: { color: colour.text.secondary }, open: { color: colour.text.primary }, unknown: { color: colour.text.secondary } } },
});
