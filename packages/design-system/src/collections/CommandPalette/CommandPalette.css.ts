import { keyframes } from '@vanilla-extract/css';
import { colour, font, motion, radius, shadow, space } from '../../theme/contract.css.ts';
import { hiddenFromSight } from '../../theme/hiddenFromSight.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { stacking } from '../../theme/stacking.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const overlay = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: stacking.modal,
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'start',
  paddingBlockStart: '12vh',
  paddingInline: space.large,
  backgroundColor: colour.surface.scrim,
  selectors: { '&[data-entering]': { animation: `${appear} ${motion.duration.quick} ${motion.easing.enter}` } },
  '@media': { '(max-width: 47.99rem)': { padding: space.small } },
});

export const modal = componentStyle({
  display: 'flex',
  inlineSize: '100%',
  maxInlineSize: '36rem',
  maxBlockSize: 'min(30rem, 76dvh)',
  overflow: 'hidden',
  backgroundColor: colour.surface.raised,
  color: colour.text.primary,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.large,
  boxShadow: shadow.modal,
});

export const dialog = componentStyle({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column', outline: 'none' });

export const field = componentStyle({ padding: space.medium, borderBlockEnd: `1px solid ${colour.border.subtle}` });

/** Between the field and results that are still shown. */
export const status = componentStyle({ paddingBlock: space.small, paddingInline: space.large });

/** Announced, not shown: what replaces the results shows it. */
export const unseen = componentStyle(hiddenFromSight);

export const waiting = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: space.small, color: colour.text.secondary, fontSize: font.size.small });

export const menu = componentStyle({ flex: '1 1 auto', minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain', padding: space.small, outline: 'none' });

export const nothing = componentStyle({ display: 'grid', justifyItems: 'center', padding: space.xlarge, textAlign: 'center', overflowWrap: 'anywhere', color: colour.text.secondary });
