import { colour, font, radius, shadow, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { stacking } from '../../theme/stacking.ts';

export const hint = componentStyle({
  zIndex: stacking.popover,
  maxInlineSize: '18rem',
  paddingBlock: space.xsmall,
  paddingInline: space.small,
  borderRadius: radius.small,
  border: '1px solid transparent',
  backgroundColor: colour.surface.inverse,
  color: colour.text.onInverse,
  fontSize: font.size.small,
  lineHeight: font.lineHeight.normal,
  overflowWrap: 'anywhere',
  boxShadow: shadow.overlay,
});
