import { colour, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

const isWide = '(inline-size >= 34rem)';
const columns = 'minmax(0, 3fr) minmax(0, 2fr) 7.5rem';

export const editor = componentStyle({ containerType: 'inline-size', display: 'grid', gap: space.small, minInlineSize: 0 });

export const empty = componentStyle({ color: colour.text.secondary });

/** The heads of the columns, where there are columns. */
export const heads = componentStyle({
  display: 'none',
  '@container': { [isWide]: { display: 'grid', gridTemplateColumns: columns, gap: space.small, fontWeight: font.weight.medium } },
});

export const list = componentStyle({
  display: 'grid',
  gap: space.large,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [isWide]: { gap: space.small } },
});

/** Where there are no columns, a line parts one option from the next. */
export const row = componentStyle({
  display: 'grid',
  gap: space.small,
  minInlineSize: 0,
  selectors: { '& + &': { paddingBlockStart: space.large, borderBlockStart: `1px solid ${colour.border.subtle}` } },
  '@container': {
    [isWide]: { gridTemplateColumns: columns, alignItems: 'start', selectors: { '& + &': { paddingBlockStart: 0, borderBlockStart: 0 } } },
  },
});

export const label = componentStyle({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

export const value = componentStyle({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

/** The head of a field where there are no columns. */
export const caption = componentStyle({
  fontWeight: font.weight.medium,
  '@container': { [isWide]: { display: 'none' } },
});

export const acts = componentStyle({ display: 'flex', justifyContent: 'flex-end' });

export const foot = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.medium });
