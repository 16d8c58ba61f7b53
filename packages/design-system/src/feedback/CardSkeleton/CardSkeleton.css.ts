import { colour, radius, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const grid = componentStyle({ display: 'grid', gap: space.large, gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))' });

export const card = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space.medium,
  padding: space.large,
  backgroundColor: colour.surface.base,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.large,
});
