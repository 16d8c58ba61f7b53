import { colour, font, radius, shadow, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const thread = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.small });

export const earlier = componentStyle({ margin: 0, color: colour.text.secondary, fontSize: font.size.small });

export const list = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.large, margin: 0, padding: 0, listStyle: 'none' });

export const row = componentRecipe({
  base: { display: 'flex', alignItems: 'flex-start', gap: space.medium, minInlineSize: 0 },
  variants: {
    isOpen: {
      true: { padding: space.large, border: `1px solid ${colour.accent.control}`, borderRadius: radius.large, backgroundColor: colour.surface.raised, boxShadow: shadow.raised },
      false: { paddingInline: space.large },
    },
  },
});

export const words = componentStyle({ flex: 1, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xsmall, minInlineSize: 0 });

export const line = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.small });

export const name = componentStyle({ fontWeight: font.weight.semibold, overflowWrap: 'anywhere' });

export const detail = componentStyle({ fontSize: font.size.small, color: colour.text.secondary });

export const text = componentRecipe({
  base: { margin: 0, whiteSpace: 'pre-wrap', unicodeBidi: 'plaintext', overflowWrap: 'anywhere' },
  variants: {
    isOpen: { true: { fontSize: font.size.xlarge, lineHeight: font.lineHeight.normal }, false: {} },
    isHidden: { true: { color: colour.text.secondary }, false: {} },
  },
});
