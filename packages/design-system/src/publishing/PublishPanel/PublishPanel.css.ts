import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

/** The item that the panel is about. Focused only by script, to be announced: nothing in it can be pressed. */
export const subject = componentStyle({
  justifySelf: 'start',
  margin: 0,
  fontSize: font.size.medium,
  fontWeight: font.weight.semibold,
  overflowWrap: 'anywhere',
  outline: 'none',
});

export const card = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xlarge });

export const content = componentStyle({ display: 'grid', gap: space.large, minInlineSize: 0 });

export const form = componentStyle({ display: 'grid', gap: space.xlarge, minInlineSize: 0, alignContent: 'start' });

export const node = componentStyle({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

export const nodeLabel = componentStyle({ fontWeight: font.weight.medium, lineHeight: font.lineHeight.tight });

/** The chosen node and the button that changes it, as one line of a form; one under the other where there is no room. */
export const nodeBox = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  padding: `${space.small} ${space.small} ${space.small} ${space.medium}`,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.medium,
});

export const nodeName = componentStyle({ minInlineSize: 0, fontWeight: font.weight.medium, overflowWrap: 'anywhere' });

export const quiet = componentStyle({ color: colour.text.secondary });

export const facts = componentStyle({ display: 'grid', gap: space.medium, margin: 0 });

export const fact = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.xxsmall} ${space.medium}`,
});

/** Width of the names, so that all values are aligned. */
const termRoom = '7.5rem';

export const term = componentStyle({ flex: `0 1 ${termRoom}`, color: colour.text.secondary, fontSize: font.size.small });

export const value = componentStyle({ flex: '1 1 11rem', margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });

/** The line of the state's mark, whose baseline would be that of its icon. */
export const state = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: `${space.xxsmall} ${space.medium}` });

/** Its name is in the middle of the mark's line, which is higher than its letters. */
export const stateTerm = componentStyle({ lineHeight: 1.5 });

export const status = componentStyle({ flex: '1 1 11rem', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.small, margin: 0 });

export const block = componentStyle({
  display: 'grid',
  gap: space.large,
  paddingBlockStart: space.large,
  borderBlockStart: `1px solid ${colour.border.subtle}`,
});

/** What is published and what is scheduled, below the node. */
export const blocks = componentRecipe({ base: { display: 'grid', gap: space.xlarge, minInlineSize: 0 }, variants: { isAwaited: { true: { visibility: 'hidden' } } } });

/** One thing that can be done with a scheduled item: its button, and what it needs or does. */
export const act = componentStyle({ display: 'grid', gap: space.medium, minInlineSize: 0 });

export const press = componentStyle({ display: 'grid', justifyItems: 'start' });

export const acts = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.small });
