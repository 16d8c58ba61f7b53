import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const shelf = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: space.small });

export const title = componentStyle({ margin: 0, fontSize: font.size.medium, fontWeight: font.weight.semibold });

export const nothing = componentStyle({ margin: 0, color: colour.text.secondary, fontSize: font.size.small });

export const list = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', inlineSize: '100%', gap: space.xsmall, margin: 0, padding: 0, listStyle: 'none' });

export const draft = componentRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xsmall,
    minInlineSize: 0,
    paddingBlock: space.xxsmall,
    paddingInline: space.xsmall,
    border: `1px solid ${colour.border.subtle}`,
    borderRadius: radius.medium,
    backgroundColor: colour.surface.base,
    fontSize: font.size.small,
    cursor: 'grab',
  },
  variants: { isDragging: { true: { borderStyle: 'dashed', borderColor: colour.border.control }, false: {} } },
});

export const grip = componentStyle({ flex: 'none', inlineSize: '0.875rem', blockSize: '0.875rem', color: colour.text.secondary });

export const name = componentStyle({ flex: 1, minInlineSize: 0 });
