import { colour, radius, shadow, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const popover = componentStyle({
  maxInlineSize: 'min(24rem, calc(100vw - 2rem))',
  backgroundColor: colour.surface.raised,
  color: colour.text.primary,
  border: `1px solid ${colour.border.strong}`,
  borderRadius: radius.medium,
  boxShadow: shadow.overlay,
  overflow: 'auto',
});

export const dialog = componentStyle({ padding: space.large, outline: 'none' });
