import { space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const picker = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space.medium, maxInlineSize: '36rem' });

export const name = componentStyle({ flex: '1 1 13rem', minInlineSize: 0 });

/** Two dates on one line. */
export const dates = componentStyle({ flex: '1 1 19.5rem', minInlineSize: 0 });

export const alert = componentStyle({ flex: '1 0 100%' });
