import { colour, font, radius, shadow, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const tooltip = componentStyle({
  maxInlineSize: '18rem',
  paddingBlock: space.xsmall,
  paddingInline: space.small,
  borderRadius: radius.small,
  fontSize: font.size.small,
  backgroundColor: colour.surface.inverse,
  color: colour.text.onInverse,
  boxShadow: shadow.overlay,
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
