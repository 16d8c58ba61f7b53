import { keyframes } from '@vanilla-extract/css';
import { colour, font, motion, radius, shadow, space } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';
import { stacking } from '../../theme/stacking.ts';

const arrive = keyframes({ from: { opacity: 0, translate: '0 -0.5rem' } });

export const region = componentStyle({
  position: 'fixed',
  insetBlockStart: space.large,
  // In the middle of the top edge: the buttons that add or save are at the sides and at the bottom.
  insetInline: 0,
  marginInline: 'auto',
  zIndex: stacking.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  inlineSize: '23rem',
  maxInlineSize: 'calc(100vw - 2rem)',
  outline: 'none',
});

export const toast = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.small,
  padding: space.medium,
  backgroundColor: colour.surface.raised,
  color: colour.text.primary,
  border: `1px solid ${colour.border.strong}`,
  borderRadius: radius.medium,
  boxShadow: shadow.overlay,
  animation: `${arrive} ${motion.duration.normal} ${motion.easing.enter}`,
  selectors: innerFocusRing,
});

export const icon = componentRecipe({
  base: { flexShrink: 0, inlineSize: '1.25rem', blockSize: '1.25rem', marginBlockStart: space.xxsmall },
  variants: {
    tone: {
      success: { color: colour.success.text },
      error: { color: colour.danger.text },
      info: { color: colour.info.text },
    },
  },
});

export const content = componentStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gap: space.xxsmall,
  paddingBlockStart: space.xxsmall,
  overflowWrap: 'anywhere',
  // The second half of a double click may land here; only an error is worth being copied.
  userSelect: 'none',
  selectors: { '&[role="alert"]': { userSelect: 'text' } },
});

export const title = componentStyle({ fontWeight: font.weight.semibold });

export const detail = componentStyle({ fontSize: font.size.small, color: colour.text.secondary });
