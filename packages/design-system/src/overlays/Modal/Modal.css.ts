import { keyframes } from '@vanilla-extract/css';
import { colour, font, motion, radius, shadow, space } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';
import { stacking } from '../../theme/stacking.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 0.5rem' } });
/** Invisible immediately, and unmounted half a second later: a screen reader needs it to announce where the focus went (ADR 0044, 0138). */
const leave = keyframes({ '0%, 100%': { opacity: 0 } });

export const overlay = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: stacking.modal,
  display: 'grid',
  placeItems: 'center',
  padding: space.xlarge,
  backgroundColor: colour.surface.scrim,
  selectors: {
    '&[data-entering]': { animation: `${appear} ${motion.duration.quick} ${motion.easing.enter}` },
    '&[data-exiting]': { animation: `${leave} calc(2 * ${motion.duration.slow}) both`, pointerEvents: 'none' },
  },
  '@media': { '(max-width: 47.99rem)': { padding: 0, placeItems: 'end stretch' } },
});

export const modal = componentRecipe({
  base: {
    inlineSize: '100%',
    maxBlockSize: 'calc(100dvh - 3rem)',
    display: 'flex',
    backgroundColor: colour.surface.raised,
    color: colour.text.primary,
    border: `1px solid ${colour.border.subtle}`,
    borderRadius: radius.large,
    boxShadow: shadow.modal,
    selectors: { '&[data-entering]': { animation: `${rise} ${motion.duration.normal} ${motion.easing.enter}` } },
    '@media': {
      '(max-width: 47.99rem)': {
        maxInlineSize: 'none',
        maxBlockSize: 'calc(100dvh - 1.5rem)',
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
      },
    },
  },
  variants: {
    size: { small: { maxInlineSize: '26rem' }, medium: { maxInlineSize: '36rem' }, large: { maxInlineSize: '56rem' } },
  },
  defaultVariants: { size: 'medium' },
});

export const dialog = componentStyle({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
});

export const header = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.medium,
  paddingBlockStart: space.large,
  paddingBlockEnd: space.small,
  paddingInlineStart: space.xlarge,
  paddingInlineEnd: space.medium,
});

export const titles = componentStyle({ minInlineSize: 0 });

export const about = componentStyle({ margin: 0, color: colour.text.secondary, overflowWrap: 'anywhere' });

export const title = componentStyle({
  minInlineSize: 0,
  paddingBlockStart: space.small,
  fontSize: font.size.large,
  fontWeight: font.weight.semibold,
  lineHeight: font.lineHeight.tight,
  overflowWrap: 'anywhere',
});

export const body = componentStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  selectors: innerFocusRing,
  paddingInline: space.xlarge,
  paddingBlock: space.small,
  overflowWrap: 'anywhere',
});

export const firstFocus = componentStyle({ display: 'contents' });

export const footer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.small,
  paddingInline: space.xlarge,
  paddingBlockStart: space.medium,
  paddingBlockEnd: space.xlarge,
});
