import { space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

/** Two columns where two fields have room. */
export const fields = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space.large,
});

export const supervisor = componentStyle({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

export const supervisorName = componentStyle({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space.small, minInlineSize: 0 });

export const person = componentStyle({ flex: '1 1 8rem', minInlineSize: 0 });
