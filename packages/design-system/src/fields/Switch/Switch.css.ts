import { colour, motion, radius, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

/** Its description is aligned with its words. */
export const help = componentStyle({ marginInlineStart: `calc(2.25rem + ${space.small})` });

export const track = componentStyle({
  position: 'relative',
  flexShrink: 0,
  inlineSize: '2.25rem',
  blockSize: '1.25rem',
  border: `1px solid ${colour.border.control}`,
  borderRadius: radius.full,
  backgroundColor: colour.surface.sunken,
  transition: `background-color ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: {
    '[data-selected] > &': { backgroundColor: colour.accent.control, borderColor: colour.accent.control },
    // Still legible, no longer an invitation to press.
    '[data-readonly]:not([data-refused]) > &': { borderColor: colour.border.subtle, backgroundColor: colour.surface.sunken },
    '[data-focus-visible] > &': { outline: `2px solid ${colour.focus.ring}`, outlineOffset: '2px' },
    '[data-disabled] > &, [data-refused] > &': { opacity: 0.5 },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '[data-selected] > &': { backgroundColor: 'Highlight' } } },
  },
});

export const thumb = componentStyle({
  position: 'absolute',
  insetBlock: '2px',
  insetInlineStart: '2px',
  inlineSize: '0.875rem',
  borderRadius: radius.full,
  backgroundColor: colour.border.control,
  transition: `transform ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: {
    '[data-selected] > * > &': { backgroundColor: colour.accent.onControl, transform: 'translateX(1rem)' },
    '[data-readonly]:not([data-refused]) > * > &': { backgroundColor: colour.text.secondary },
    '[dir="rtl"] [data-selected] > * > &': { transform: 'translateX(-1rem)' },
  },
  '@media': { '(forced-colors: active)': { backgroundColor: 'ButtonText' } },
});
