import { space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

/** Room below it where it is scrolled into sight. */
export const foot = componentStyle({ display: 'grid', gap: space.medium, minInlineSize: 0, scrollMarginBlockEnd: space.large });

export const row = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small, minInlineSize: 0 });

export const saves = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.small, marginInlineStart: 'auto' });
