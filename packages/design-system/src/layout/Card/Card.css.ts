import { cardSurface } from '../../theme/card.css.ts';
import { font, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const card = componentStyle(cardSurface);

export const header = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  paddingInline: space.large,
  paddingBlockStart: space.large,
});

export const title = componentStyle({
  minInlineSize: 0,
  fontSize: font.size.large,
  fontWeight: font.weight.semibold,
  lineHeight: font.lineHeight.tight,
  overflowWrap: 'anywhere',
});

export const body = componentRecipe({
  variants: {
    /** Room around the content. */
    padding: { none: { paddingBlockStart: space.medium }, large: { padding: space.large } },
  },
  defaultVariants: { padding: 'large' },
});
