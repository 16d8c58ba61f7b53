import { colour, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const root = componentStyle({
  display: 'flex',
  gap: space.xsmall,
  fontSize: font.size.small,
  color: colour.danger.text,
  overflowWrap: 'anywhere',
});

export const icon = componentStyle({ flexShrink: 0, inlineSize: '1rem', blockSize: '1rem', marginBlockStart: space.xxsmall });
