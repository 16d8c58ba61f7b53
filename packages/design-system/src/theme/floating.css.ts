import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { colour, controlHeight, font, motion, radius, shadow, space } from './contract.css.ts';
import { innerFocusRing } from './focus.css.ts';

/** Invisible immediately, and unmounted a moment later: a screen reader that has not reached it yet needs it to announce where the focus went (ADR 0044). */
const leave = keyframes({ '20%, 100%': { opacity: 0 } });

/** Layers attached to a control: menus, lists of choices, small windows. react-aria puts them over everything else. */
export const floatingSurface = {
  overflow: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: colour.surface.raised,
  color: colour.text.primary,
  border: `1px solid ${colour.border.strong}`,
  borderRadius: radius.medium,
  boxShadow: shadow.overlay,
  transition: `opacity ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: {
    '&[data-entering]': { opacity: 0 },
    '&[data-exiting]': { animation: `${leave} calc(2 * ${motion.duration.slow}) both`, pointerEvents: 'none' },
  },
} satisfies StyleRule;

/** A few words beside what they explain: tooltips, the values of a chart. */
export const inverseNote = {
  paddingBlock: space.xsmall,
  paddingInline: space.small,
  borderRadius: radius.small,
  fontSize: font.size.small,
  backgroundColor: colour.surface.inverse,
  color: colour.text.onInverse,
  boxShadow: shadow.overlay,
} satisfies StyleRule;

/** One line of a menu or a list of choices. */
export const choiceRow = {
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: controlHeight.medium,
  paddingBlock: space.xsmall,
  paddingInline: space.small,
  borderRadius: radius.small,
  color: colour.text.primary,
  lineHeight: font.lineHeight.tight,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    ...innerFocusRing,
    '&[data-hovered], &[data-focused]': { backgroundColor: colour.surface.hover },
    '&[data-disabled]': { color: colour.text.secondary, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: controlHeight.large },
    // Backgrounds are gone in forced colours, and a line of a searched list has no focus ring of its own.
    '(forced-colors: active)': {
      selectors: {
        '&[data-hovered], &[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[data-disabled], &[data-refused]': { color: 'GrayText' },
      },
    },
  },
} satisfies StyleRule;

/** One line of a list that renders only what is in sight: as high as the list's layout says. */
export const choiceRowInWindow = {
  ...choiceRow,
  blockSize: '100%',
  minBlockSize: 0,
  '@media': { '(forced-colors: active)': choiceRow['@media']['(forced-colors: active)'] },
  selectors: { ...choiceRow.selectors, '&[data-selected]': { fontWeight: font.weight.semibold } },
} satisfies StyleRule;

/** The tick of a chosen line: only a chosen line shows it, but all keep its space. */
export const choiceTick = {
  flexShrink: 0,
  color: colour.accent.text,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
} satisfies StyleRule;
