import { colour, controlHeight, radius } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const rowMenuButton = componentStyle({
  display: 'inline-grid',
  placeContent: 'center',
  verticalAlign: 'middle',
  inlineSize: controlHeight.small,
  blockSize: controlHeight.small,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: colour.text.secondary,
  cursor: 'pointer',
  selectors: {
    ...focusRing,
    '&:hover, &[aria-expanded=true]': { backgroundColor: colour.surface.pressed, color: colour.text.primary },
  },
  '@media': { '(pointer: coarse), (width < 48rem)': { inlineSize: controlHeight.large, blockSize: controlHeight.large } },
});
