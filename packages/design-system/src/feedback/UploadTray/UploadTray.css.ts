import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { colour, font, radius, shadow, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { heightAtFoot } from '../../theme/heightAtFoot.css.ts';
import { stacking } from '../../theme/stacking.ts';

const highFoot = '7.5rem';
/** Above what grows at the foot, as far as that reports its height. */
const aboveHighFoot = `calc(${fallbackVar(heightAtFoot, '6.75rem')} + ${space.medium})`;
const windowIsNarrow = '(max-width: 40rem)';

/** Keeps the tray at the lower inline end of the window, over the page and under any modal. */
export const corner = componentStyle({
  position: 'fixed',
  insetBlockEnd: space.xlarge,
  insetInlineEnd: space.xlarge,
  zIndex: stacking.drawer,
  inlineSize: '27rem',
  maxInlineSize: `calc(100vw - 2 * ${space.large})`,
  // What stays at the foot has the button that saves or sends: `data-stays-at-foot` keeps it free, `high` with a line more below the button.
  selectors: { ':root:has([data-stays-at-foot]) &': { insetBlockEnd: '6.25rem' }, ':root:has([data-stays-at-foot="high"]) &': { insetBlockEnd: aboveHighFoot } },
  '@media': {
    [windowIsNarrow]: { insetBlockEnd: space.large, insetInlineEnd: space.large, selectors: { ':root:has([data-stays-at-foot]) &': { insetBlockEnd: highFoot }, ':root:has([data-stays-at-foot="high"]) &': { insetBlockEnd: aboveHighFoot } } },
  },
});

// It has the whole width there: the end of the form can be scrolled clear of it.
globalStyle(`:root:has(${corner}) [data-stays-at-foot]:not([data-stays-at-foot="high"])`, { '@layer': { [layers.component]: { '@media': { [windowIsNarrow]: { marginBlockStart: '3.5rem' } } } } });

export const tray = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'min(42rem, calc(100dvh - 6rem))',
  minInlineSize: 0,
  overflow: 'hidden',
  backgroundColor: colour.surface.raised,
  color: colour.text.primary,
  border: `1px solid ${colour.border.strong}`,
  borderRadius: radius.large,
  boxShadow: shadow.overlay,
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  minBlockSize: '3rem',
  paddingBlock: space.small,
  paddingInline: `${space.large} ${space.medium}`,
});

export const title = componentStyle({ flex: 1, minInlineSize: 0, fontSize: font.size.large, fontWeight: font.weight.semibold, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });

export const overall = componentStyle({ display: 'grid', gap: space.small, paddingInline: space.large, paddingBlockEnd: space.medium });

export const where = componentStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.small, fontSize: font.size.xsmall, color: colour.text.secondary });

export const place = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const speed = componentStyle({ fontVariantNumeric: 'tabular-nums' });

export const list = componentStyle({ minBlockSize: 0, overflowY: 'auto', outlineOffset: '-2px' });

export const group = componentStyle({ display: 'grid', gap: space.xsmall, paddingBlock: space.small, paddingInline: space.large, borderBlockStart: `1px solid ${colour.border.subtle}` });

export const groupTitle = componentStyle({ fontSize: font.size.xsmall, fontWeight: font.weight.medium, color: colour.text.secondary });

export const failedTitle = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: space.xsmall, color: colour.danger.text });

export const alert = componentStyle({ inlineSize: '0.875rem', blockSize: '0.875rem' });

export const rows = componentStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
