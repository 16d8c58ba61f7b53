import { colour, font, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

/** How wide a person's picture is in a row. */
export const pictureSize = '2rem';

/** Gets the focus when the focused element was removed; it can't be pressed. */
export const place = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', outline: 'none' });

export const frame = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.large });

export const head = componentStyle({ display: 'flex', justifyContent: 'flex-end' });

export const list = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = componentRecipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.medium,
    paddingBlock: space.medium,
    borderBlockEnd: `1px solid ${colour.border.subtle}`,
  },
  variants: { isCentred: { true: { alignItems: 'center' }, false: {} } },
});

export const words = componentStyle({ flex: 1, display: 'grid', gap: space.xsmall, minInlineSize: 0 });

export const line = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.small });

export const name = componentStyle({ fontWeight: font.weight.semibold, overflowWrap: 'anywhere' });

export const detail = componentStyle({ fontSize: font.size.small, color: colour.text.secondary });

export const text = componentRecipe({
  base: { whiteSpace: 'pre-wrap', unicodeBidi: 'plaintext', overflowWrap: 'anywhere' },
  variants: { isHidden: { true: { color: colour.text.secondary }, false: {} } },
});
