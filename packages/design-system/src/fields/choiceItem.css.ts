import { colour, font } from '../theme/contract.css.ts';
import { choiceRow, choiceTick } from '../theme/floating.css.ts';
import { componentStyle } from '../theme/layered.css.ts';

/** The closed field that shows the chosen item: its second line would be truncated there, and it needs no tick. */
export const closedField = componentStyle({});

export const item = componentStyle({
  ...choiceRow,
  selectors: { ...choiceRow.selectors, '&[data-selected]': { fontWeight: font.weight.semibold } },
});

export const text = componentStyle({ flex: 1, minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere' });

export const detail = componentStyle({
  fontSize: font.size.small,
  fontWeight: font.weight.regular,
  color: colour.text.secondary,
  selectors: { [`${closedField} &`]: { display: 'none' } },
});

export const tick = componentStyle({
  ...choiceTick,
  selectors: { ...choiceTick.selectors, [`${closedField} &`]: { display: 'none' } },
});
