import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const heading = componentStyle({
  margin: 0,
  marginBlockEnd: space.small,
  fontSize: font.size.medium,
  fontWeight: font.weight.medium,
  color: colour.text.primary,
});

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.medium,
});

/** A folder may hold 2,000 files: only those in sight are in the document. */
export const scroller = componentStyle({ maxBlockSize: '22rem', overflowY: 'auto', border: `1px solid ${colour.border.subtle}`, borderRadius: radius.medium });

export const sizer = componentStyle({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' });

export const placed = componentStyle({ position: 'absolute', insetInline: 0, insetBlockStart: 0 });

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  padding: `${space.small} ${space.medium}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${colour.border.subtle}` } },
});

export const contents = componentStyle({ display: 'flex', flex: 1, alignItems: 'center', gap: space.small, minInlineSize: 0 });

export const words = componentStyle({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });

export const name = componentRecipe({
  base: { overflowWrap: 'anywhere', color: colour.text.primary },
  variants: { isDeleted: { true: { color: colour.text.secondary, textDecoration: 'line-through' }, false: {} } },
});

export const mark = componentStyle({ fontSize: font.size.small, color: colour.text.secondary });
