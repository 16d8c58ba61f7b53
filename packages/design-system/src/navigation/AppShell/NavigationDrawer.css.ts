import { colour, motion, shadow, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { rightToLeft } from '../../theme/rightToLeft.ts';
import { stacking } from '../../theme/stacking.ts';
import { shellIsWide } from './AppShell.css.ts';
import { edgesWithMore } from './edgesWithMore.ts';

export const openButton = componentStyle({ display: 'grid', '@container': { [shellIsWide]: { display: 'none' } } });

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: stacking.drawer,
  backgroundColor: colour.surface.scrim,
  transition: `opacity ${motion.duration.normal} ${motion.easing.standard}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

export const drawer = componentStyle({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '19rem',
  maxInlineSize: 'calc(100vw - 3rem)',
  backgroundColor: colour.surface.base,
  color: colour.text.primary,
  borderInlineEnd: `1px solid ${colour.border.subtle}`,
  boxShadow: shadow.modal,
  transition: `transform ${motion.duration.normal} ${motion.easing.enter}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { transform: 'translateX(-100%)' },
    [`${rightToLeft}[data-entering], ${rightToLeft}[data-exiting]`]: { transform: 'translateX(100%)' },
  },
});

export const dialog = componentStyle({
  ...edgesWithMore,
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  blockSize: '100%',
  padding: space.medium,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const head = componentStyle({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.small });
