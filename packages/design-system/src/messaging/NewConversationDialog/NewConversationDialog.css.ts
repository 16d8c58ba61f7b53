import { colour, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const search = componentStyle({ display: 'grid', gap: space.medium, minInlineSize: 0 });

/** As high as the list that replaces it. */
export const hint = componentStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: '14rem',
  padding: space.large,
  color: colour.text.secondary,
  textAlign: 'center',
});

/** The progress of sending, with the button that stops it. */
export const progress = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.medium });
