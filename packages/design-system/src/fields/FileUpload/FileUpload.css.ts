import { colour, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const place = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space.small,
  textAlign: 'center',
});

export const sign = componentStyle({ inlineSize: '1.5rem', blockSize: '1.5rem', color: colour.text.secondary });

export const drop = componentStyle({ overflowWrap: 'anywhere' });

export const hint = componentStyle({ fontSize: font.size.small, color: colour.text.secondary, textWrap: 'pretty' });

export const refusals = componentStyle({ display: 'grid', gap: space.xxsmall, overflowWrap: 'anywhere' });
