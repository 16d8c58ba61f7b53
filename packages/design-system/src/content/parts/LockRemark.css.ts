import { colour, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const remark = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  margin: 0,
  color: colour.text.secondary,
  fontSize: font.size.small,
});

export const sign = componentStyle({ flexShrink: 0, inlineSize: '1.125em', blockSize: '1.125em' });
