import { colour, controlHeight, motion, radius, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { popover as menuPopover } from '../../overlays/Menu/Menu.css.ts';

/** The button in the top bar that opens one of its menus. */
export const trigger = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.small,
  minInlineSize: 0,
  flexShrink: 1,
  minBlockSize: controlHeight.large,
  paddingInline: space.small,
  border: '1px solid transparent',
  borderRadius: radius.medium,
  backgroundColor: 'transparent',
  color: colour.text.primary,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: {
    ...focusRing,
    '&[data-hovered], &[data-pressed], &[aria-expanded="true"]': { backgroundColor: colour.surface.hover },
  },
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
  // Without names nothing in it can be truncated: the title shrinks instead.
  '@container': { '(width < 40rem)': { flexShrink: 0 } },
});

/** The arrow that indicates a menu; where room is scarce the title of the page needs it more. */
export const cue = componentStyle({ flexShrink: 0, '@container': { '(width < 24rem)': { display: 'none' } } });

export const popover = componentStyle([menuPopover, { inlineSize: 'min(20rem, 100vw - 1rem)', borderRadius: radius.large }]);
