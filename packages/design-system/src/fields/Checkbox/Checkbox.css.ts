import { colour, motion, radius, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

/** Its messages are aligned with its words. */
export const messages = componentStyle({
  display: 'grid',
  gap: space.xsmall,
  marginInlineStart: `calc(1.125rem + ${space.small})`,
  selectors: { '&:not(:has(> :not(:empty)))': { display: 'none' } },
});

export const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  marginBlockStart: '0.06rem',
  border: `1.5px solid ${colour.border.control}`,
  borderRadius: radius.small,
  backgroundColor: colour.surface.base,
  color: 'transparent',
  transition: `background-color ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: {
    '[data-hovered] > &': { borderColor: colour.accent.control },
    '[data-selected] > &, [data-indeterminate] > &': {
      backgroundColor: colour.accent.control,
      borderColor: colour.accent.control,
      color: colour.accent.onControl,
    },
    // Still legible, no longer an invitation to press.
    '[data-readonly]:not([data-refused]) > &': { borderColor: colour.border.subtle, backgroundColor: colour.surface.sunken },
    '[data-readonly][data-selected]:not([data-refused]) > &': { color: colour.text.primary },
    '[data-invalid] > &': { borderColor: colour.danger.border },
    '[data-focus-visible] > &': { outline: `2px solid ${colour.focus.ring}`, outlineOffset: '2px' },
    '[data-disabled] > &, [data-refused] > &': { opacity: 0.5 },
  },
  '@media': {
    // Nothing is transparent in forced colours: the tick of an empty box takes the colour behind it.
    '(forced-colors: active)': {
      color: 'Canvas',
      borderColor: 'CanvasText',
      selectors: {
        '[data-invalid] > &': { borderWidth: '3px', borderColor: 'CanvasText' },
        '[data-selected] > &, [data-indeterminate] > &': { borderColor: 'Highlight', backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const drawing = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
