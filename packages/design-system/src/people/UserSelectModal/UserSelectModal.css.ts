import { colour, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const body = componentStyle({ display: 'grid', gap: space.medium, minInlineSize: 0 });

/** As high as the list that replaces it. */
export const hint = componentStyle({ display: 'grid', placeItems: 'center', padding: space.large, color: colour.text.secondary, textAlign: 'center' });
