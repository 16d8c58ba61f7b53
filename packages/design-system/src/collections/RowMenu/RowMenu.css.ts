import { bareIconButton } from '../../theme/bareIconButton.css.ts';
import { colour, controlHeight } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const rowMenuButton = componentStyle({
  ...bareIconButton,
  display: 'inline-grid',
  verticalAlign: 'middle',
  selectors: {
    ...focusRing,
    '&:hover, &[aria-expanded=true]': { backgroundColor: colour.surface.pressed, color: colour.text.primary },
  },
  '@media': { '(pointer: coarse), (width < 48rem)': { inlineSize: controlHeight.large, blockSize: controlHeight.large } },
});

export const rowMenuDots = componentStyle({ fill: 'none', stroke: 'currentColor', strokeWidth: 2 });
