import { space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

/** Two fields beside each other, under each other where they would be too narrow for a phone number. */
export const pair = componentStyle({
  display: 'grid',
  gap: space.large,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'start',
});
