import { colour, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space.xlarge,
  '@media': { '(width < 48rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const values = componentStyle({ display: 'grid', alignContent: 'start', gap: space.large, minInlineSize: 0 });

export const preview = componentStyle({ minInlineSize: 0 });

export const note = componentStyle({ color: colour.text.secondary, textWrap: 'pretty' });
