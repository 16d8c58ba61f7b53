import { colour, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const person = componentStyle({
  display: 'grid',
  padding: `${space.medium} ${space.medium} ${space.small}`,
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
  overflowWrap: 'anywhere',
});

export const name = componentStyle({ fontWeight: font.weight.semibold });
export const email = componentStyle({ fontSize: font.size.small, color: colour.text.secondary });
