import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const list = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0, outline: 'none' });

const rowShape = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.small,
  minInlineSize: 0,
  paddingBlock: space.medium,
  paddingInline: `${space.small} ${space.large}`,
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
} as const;

export const row = componentRecipe({
  base: {
    ...rowShape,
    cursor: 'pointer',
    borderInlineStart: '3px solid transparent',
    selectors: {
      ...innerFocusRing,
      '&[data-hovered]': { backgroundColor: colour.surface.hover },
      '&[data-selected]': { backgroundColor: colour.surface.selected, borderInlineStartColor: colour.accent.control },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-selected]': { borderInlineStartColor: 'Highlight' } } } },
  },
  variants: { isUnread: { true: { fontWeight: font.weight.semibold }, false: {} } },
});

export const waiting = componentStyle({ ...rowShape, paddingInline: space.large });

export const dot = componentRecipe({
  base: { flex: 'none', inlineSize: '0.5rem', blockSize: '0.5rem', marginBlockStart: '0.75rem', borderRadius: radius.full },
  variants: { isUnread: { true: { backgroundColor: colour.accent.control }, false: {} } },
});

export const words = componentStyle({ flex: 1, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxsmall, minInlineSize: 0 });

export const line = componentStyle({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space.small });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = componentStyle({ ...oneLine, fontWeight: font.weight.semibold });

export const time = componentStyle({ flex: 'none', fontSize: font.size.small, fontWeight: font.weight.regular, color: colour.text.secondary });

export const text = componentRecipe({
  base: { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' },
  variants: { isHidden: { true: { color: colour.text.secondary }, false: {} } },
});

export const post = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  minInlineSize: 0,
  fontSize: font.size.small,
  fontWeight: font.weight.regular,
  color: colour.text.secondary,
});

export const postName = componentStyle(oneLine);

export const nothing = componentStyle({ paddingBlock: space.xxlarge, paddingInline: space.large });
