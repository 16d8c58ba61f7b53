import { colour, motion, shadow } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';
import { rightToLeft } from '../../theme/rightToLeft.ts';
import { stacking } from '../../theme/stacking.ts';

/** Below this the panel takes the whole width (decisions-core O81). */
export const narrow = '(max-width: 47.99rem)';

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: stacking.modal,
  backgroundColor: colour.surface.scrim,
  transition: `opacity ${motion.duration.normal} ${motion.easing.standard}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

export const panel = componentRecipe({
  base: {
    position: 'fixed',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'flex',
    inlineSize: '100%',
    backgroundColor: colour.surface.base,
    color: colour.text.primary,
    borderInlineStart: `1px solid ${colour.border.subtle}`,
    transition: `transform ${motion.duration.normal} ${motion.easing.enter}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { transform: 'translateX(100%)' },
      [`${rightToLeft}[data-entering], ${rightToLeft}[data-exiting]`]: { transform: 'translateX(-100%)' },
    },
    '@media': {
      [narrow]: { maxInlineSize: 'none', borderInlineStart: 'none' },
      '(prefers-reduced-motion: reduce)': { transition: 'none' },
    },
  },
  variants: {
    size: { medium: { maxInlineSize: '28rem' }, large: { maxInlineSize: '42rem' } },
    /** Over the page, or beside it. */
    isModal: { true: { boxShadow: shadow.modal }, false: { zIndex: stacking.drawer, boxShadow: shadow.overlay } },
  },
  defaultVariants: { size: 'medium', isModal: true },
});
