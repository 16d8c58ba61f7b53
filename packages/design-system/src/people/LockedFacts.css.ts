import { colour, space } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layered.css.ts';

export const root = componentStyle({ display: 'grid', gap: space.large, minInlineSize: 0 });

/** Two columns where two facts have room, as the fields beside them. */
export const facts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: space.medium,
  margin: 0,
});

export const fact = componentStyle({ minInlineSize: 0 });

export const name = componentStyle({ color: colour.text.secondary });

export const value = componentStyle({ margin: 0, overflowWrap: 'anywhere' });
