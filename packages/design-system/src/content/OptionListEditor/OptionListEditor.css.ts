import { colour, controlHeight, radius, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

/** Room for a label and its actions on one line. */
const isWide = '(inline-size >= 20rem)';

export const editor = componentStyle({ containerType: 'inline-size', display: 'grid', gap: space.small, minInlineSize: 0 });

export const empty = componentStyle({ color: colour.text.secondary });

export const list = componentStyle({ display: 'grid', gap: space.xsmall, margin: 0, padding: 0, listStyle: 'none' });

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.small,
  minInlineSize: 0,
  '@container': { [isWide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

/** The mark that staff will press, beside the middle of its label. */
export const sign = componentStyle({
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  marginBlockStart: `calc((${controlHeight.medium} - 1.125rem) / 2)`,
  border: `1.5px solid ${colour.border.control}`,
  borderRadius: radius.full,
  selectors: { '&[data-several]': { borderRadius: radius.small } },
});

export const label = componentStyle({ minInlineSize: 0 });

/** Below the label where there is no room beside it. */
export const acts = componentStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  gridColumn: '2',
  '@container': { [isWide]: { gridColumn: 'auto' } },
});

export const foot = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.medium });
