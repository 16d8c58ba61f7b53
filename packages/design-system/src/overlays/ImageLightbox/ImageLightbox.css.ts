import { createVar } from '@vanilla-extract/css';
import { colour, font, motion, space } from '../../theme/contract.css.ts';
import { focusRing, innerFocusRing } from '../../theme/focus.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';
import { stacking } from '../../theme/stacking.ts';

const narrow = '(max-width: 47.99rem)';

/** How much the picture is enlarged. */
export const zoom = createVar();

export const overlay = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: stacking.modal,
  backgroundColor: colour.surface.canvas,
  color: colour.text.primary,
  transition: `opacity ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

export const modal = componentStyle({ blockSize: '100%' });

export const dialog = componentStyle({ display: 'flex', flexDirection: 'column', blockSize: '100%', outline: 'none' });

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  paddingBlock: space.small,
  paddingInline: `${space.large} ${space.small}`,
  backgroundColor: colour.surface.base,
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
});

export const title = componentStyle({
  flex: '1 1 8rem',
  minInlineSize: 0,
  fontSize: font.size.large,
  fontWeight: font.weight.semibold,
  lineHeight: font.lineHeight.tight,
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { flexBasis: '100%', paddingBlockStart: space.xsmall } },
});

export const place = componentStyle({ '@media': { [narrow]: { flex: 1 } }, color: colour.text.secondary, fontVariantNumeric: 'tabular-nums' });

export const download = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: '0.5rem',
  fontSize: '1.125rem',
  color: colour.text.secondary,
  selectors: { ...focusRing, '&:hover': { backgroundColor: colour.surface.hover, color: colour.text.primary } },
  '@media': { '(pointer: coarse)': { inlineSize: '2.75rem', blockSize: '2.75rem' } },
});

/** The picture between its two buttons; on a narrow screen they are below. */
export const stage = componentStyle({
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  gridTemplate: '"previous view next" minmax(0, 1fr) / auto minmax(0, 1fr) auto',
  alignItems: 'center',
  '@media': {
    [narrow]: { gridTemplate: '"view view" minmax(0, 1fr) "previous next" auto / minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

export const previous = componentStyle({ gridArea: 'previous', padding: space.small });

export const next = componentStyle({ gridArea: 'next', justifySelf: 'end', padding: space.small });

export const view = componentRecipe({
  base: {
    gridArea: 'view',
    minInlineSize: 0,
    alignSelf: 'stretch',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    overscrollBehavior: 'contain',
    touchAction: 'pan-x pan-y pinch-zoom',
    selectors: innerFocusRing,
  },
  variants: { isEnlarged: { true: { overflow: 'auto' }, false: { overflow: 'hidden' } } },
});

export const picture = componentStyle({
  margin: 'auto',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  inlineSize: `calc(100% * ${zoom})`,
  blockSize: `calc(100% * ${zoom})`,
  objectFit: 'contain',
});

export const failure = componentStyle({ margin: 'auto' });

export const caption = componentStyle({
  padding: space.medium,
  textAlign: 'center',
  color: colour.text.secondary,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const facts = componentStyle({ display: 'block', fontSize: font.size.small, fontVariantNumeric: 'tabular-nums' });

/** Listens for keys without a box. */
export const keys = componentStyle({ display: 'contents' });
