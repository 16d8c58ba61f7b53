import { createVar, globalStyle } from '@vanilla-extract/css';
import { colour, radius, space } from '../../theme/contract.css.ts';
import { componentRecipe } from '../../theme/layered.css.ts';
import { layers } from '../../theme/layers.css.ts';

/** Room for the list beside a conversation. */
export const listHasRoom = '(width >= 42rem)';

/** Room that the page leaves around it. */
export const roomAround = createVar();

/** Windows in which the navigation is a drawer over the page, as in the frame's own rule. */
const windowIsNarrow = '(width < 44rem)';

/** The bar above it. */
const bar = '4rem';

/** The bar above and the least room around the page; where that is more, or with a notice, the frame lets it shrink. */
const aroundPage = '7.5rem';

export const layout = componentRecipe({
  base: { containerType: 'inline-size', display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)', blockSize: `max(26rem, calc(100dvh - ${aroundPage}))`, minInlineSize: 0, minBlockSize: '20rem' },
  variants: {
    /** On a phone it fills the window. */
    isToEdge: { true: { '@media': { [windowIsNarrow]: { margin: `calc(-1 * ${roomAround})`, blockSize: `max(20rem, calc(100dvh - ${bar}))` } } }, false: {} },
  },
});

export const frame = componentRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    minBlockSize: 0,
    overflow: 'hidden',
    border: `1px solid ${colour.border.subtle}`,
    borderRadius: radius.large,
    backgroundColor: colour.surface.base,
    '@container': { [listHasRoom]: { gridTemplateColumns: 'clamp(17rem, 34%, 20rem) minmax(0, 1fr)' } },
  },
  variants: { isToEdge: { true: { '@media': { [windowIsNarrow]: { border: 'none', borderRadius: 0 } } }, false: {} } },
});

/** No room for the list beside a conversation. */
const listHasNoRoom = '(width < 42rem)';

export const list = componentRecipe({
  base: {
    minInlineSize: 0,
    padding: space.medium,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@container': { [listHasRoom]: { borderInlineEnd: `1px solid ${colour.border.subtle}` } },
  },
  variants: {
    isOpen: {
      // The heading of the page, which is in the list, still names it for screen readers, and gets the focus first.
      true: { '@container': { [listHasNoRoom]: { position: 'absolute', inlineSize: 1, blockSize: 1, padding: 0, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap', visibility: 'hidden' } } },
      false: {},
    },
  },
});

globalStyle(`${list.classNames.variants.isOpen.true} h1`, { '@layer': { [layers.component]: { visibility: 'visible' } } });

export const conversation = componentRecipe({
  base: { minInlineSize: 0, alignItems: 'center', '@container': { [listHasRoom]: { display: 'grid' } } },
  variants: { isOpen: { true: { display: 'grid' }, false: { display: 'none' } } },
});
