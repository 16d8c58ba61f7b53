import { colour, motion, radius, space } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/focus.css.ts';
import { componentStyle } from '../../../theme/layered.css.ts';

export const zone = componentStyle({
  minInlineSize: 0,
  padding: space.large,
  backgroundColor: colour.surface.base,
  border: `1px dashed ${colour.border.control}`,
  borderRadius: radius.medium,
  transition: `background-color ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: {
    ...focusRing,
    '&[data-invalid]': { borderColor: colour.danger.border },
    '&[data-drop-target]': { backgroundColor: colour.accent.subtle, borderColor: colour.accent.control, borderStyle: 'solid' },
    '&[data-disabled]': { backgroundColor: colour.surface.sunken, borderColor: colour.border.strong },
  },
});
