import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const form = componentStyle({ display: 'grid', gap: space.large, minInlineSize: 0 });

export const templates = componentStyle({ display: 'grid', gap: space.medium, minInlineSize: 0, margin: 0, padding: 0, border: 'none' });

export const legend = componentStyle({ padding: 0, fontWeight: font.weight.semibold });

export const hint = componentStyle({ color: colour.text.secondary, fontSize: font.size.small });

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: space.medium,
  minInlineSize: 0,
  margin: 0,
  padding: space.medium,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.medium,
});

export const wide = componentStyle({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.small });
