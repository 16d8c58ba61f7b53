import { space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const picker = componentStyle({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  maxInlineSize: '36rem',
  alignItems: 'start',
});

export const alert = componentStyle({ gridColumn: '1 / -1' });
