import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const avatar = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2rem',
  blockSize: '2rem',
  overflow: 'hidden',
  borderRadius: radius.full,
  backgroundColor: colour.accent.subtle,
  color: colour.accent.text,
  fontSize: font.size.small,
  fontWeight: font.weight.semibold,
});

export const picture = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const person = componentStyle({
  display: 'grid',
  padding: `${space.medium} ${space.medium} ${space.small}`,
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
  overflowWrap: 'anywhere',
});

export const name = componentStyle({ fontWeight: font.weight.semibold });
export const email = componentStyle({ fontSize: font.size.small, color: colour.text.secondary });
