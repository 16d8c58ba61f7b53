import { fallbackVar } from '@vanilla-extract/css';
import { belowBar } from '../../theme/belowBar.css.ts';
import { colour, controlHeight, font, motion, radius, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

// By the container's width, not the window's: the application's navigation may be beside it.
const narrow = 'section-menu (max-width: 43.99rem)';

export const container = componentStyle({ containerName: 'section-menu', containerType: 'inline-size', minInlineSize: 0 });

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: '12.5rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.xxlarge,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.large } },
});

export const menu = componentStyle({
  position: 'sticky',
  insetBlockStart: `calc(${fallbackVar(belowBar, '0px')} + ${space.large})`,
  display: 'grid',
  gap: space.large,
  '@container': { [narrow]: { display: 'none' } },
});

export const choice = componentStyle({ display: 'none', '@container': { [narrow]: { display: 'block' } } });

export const group = componentStyle({ display: 'grid', gap: space.xsmall });

export const title = componentStyle({
  paddingInline: space.medium,
  fontSize: font.size.xsmall,
  fontWeight: font.weight.semibold,
  color: colour.text.secondary,
});

export const rows = componentStyle({ display: 'grid', gap: space.xxsmall });

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: controlHeight.medium,
  paddingBlock: space.xsmall,
  paddingInline: space.medium,
  borderRadius: radius.medium,
  color: colour.text.primary,
  lineHeight: font.lineHeight.tight,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: `background-color ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: {
    ...focusRing,
    '&[data-hovered], &[data-pressed]': { backgroundColor: colour.surface.hover },
    '&[aria-current="page"]': { backgroundColor: colour.surface.selected, color: colour.accent.text, fontWeight: font.weight.semibold },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: controlHeight.large },
    '(forced-colors: active)': { selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
});

export const page = componentStyle({ minInlineSize: 0 });
