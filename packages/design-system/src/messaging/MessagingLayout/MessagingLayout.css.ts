import { colour, radius, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

/** Room for the list beside a conversation. */
export const listHasRoom = '(width >= 44rem)';

/** The bar above and the room around the page. */
const aroundPage = '7.5rem';

export const layout = componentStyle({ containerType: 'inline-size', blockSize: `max(26rem, calc(100dvh - ${aroundPage}))`, minInlineSize: 0 });

export const frame = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.large,
  backgroundColor: colour.surface.base,
  '@container': { [listHasRoom]: { gridTemplateColumns: 'minmax(16rem, 20rem) minmax(0, 1fr)' } },
});

export const list = componentRecipe({
  base: {
    minInlineSize: 0,
    padding: space.medium,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@container': { [listHasRoom]: { display: 'block', borderInlineEnd: `1px solid ${colour.border.subtle}` } },
  },
  variants: { isOpen: { true: { display: 'none' }, false: {} } },
});

export const conversation = componentRecipe({
  base: { minInlineSize: 0, alignItems: 'center', '@container': { [listHasRoom]: { display: 'grid' } } },
  variants: { isOpen: { true: { display: 'grid' }, false: { display: 'none' } } },
});
