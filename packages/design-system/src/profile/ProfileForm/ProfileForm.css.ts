import { space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const form = componentStyle({ display: 'grid', gap: space.large, minInlineSize: 0 });

/** Two columns where two fields have room. */
export const fields = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space.large,
});
