import { colour, font, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const root = componentRecipe({
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xsmall,
    minInlineSize: 0,
    fontSize: font.size.small,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  variants: {
    status: {
      saved: { color: colour.text.secondary },
      saving: { color: colour.text.secondary },
      unsaved: { color: colour.text.secondary },
      failed: { color: colour.danger.text },
      unconfirmed: { color: colour.danger.text },
    },
  },
});

/** The icon stays beside the first line of its words, however little room they have. */
export const said = componentStyle({ display: 'inline-flex', alignItems: 'start', gap: space.xsmall, minInlineSize: 0 });

/** As high as a line of the words, so that it is centred in the first one. */
export const sign = componentStyle({ flexShrink: 0, inlineSize: '1rem', blockSize: '1lh' });

/** Takes no room, and no gap, while it is empty. */
export const announced = componentStyle({ selectors: { '&:empty': { position: 'absolute' } } });
