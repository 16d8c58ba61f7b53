import { colour, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const note = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.small,
  margin: 0,
  fontSize: font.size.small,
  fontVariantNumeric: 'tabular-nums',
  color: colour.text.secondary,
});

export const sign = componentStyle({ display: 'flex', flexShrink: 0 });
