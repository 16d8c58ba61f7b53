import { colour, font, radius } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const tenantLogo = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2rem',
  blockSize: '2rem',
  overflow: 'hidden',
  borderRadius: radius.medium,
  border: `1px solid ${colour.border.subtle}`,
  backgroundColor: colour.surface.sunken,
  color: colour.text.secondary,
  fontWeight: font.weight.semibold,
  textTransform: 'uppercase',
});

export const tenantPicture = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });
