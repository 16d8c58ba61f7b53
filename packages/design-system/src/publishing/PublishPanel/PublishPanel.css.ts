import { colour, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const form = componentStyle({ display: 'grid', gap: space.xlarge, minInlineSize: 0, alignContent: 'start' });

export const node = componentStyle({ display: 'grid', gap: space.small, justifyItems: 'start', minInlineSize: 0 });

export const nodeName = componentStyle({ fontWeight: font.weight.semibold, overflowWrap: 'anywhere' });

export const quiet = componentStyle({ color: colour.text.secondary });

export const facts = componentStyle({ display: 'grid', gap: space.medium, margin: 0 });

export const fact = componentStyle({
  display: 'grid',
  gap: `${space.xxsmall} ${space.medium}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
});

export const term = componentStyle({ color: colour.text.secondary, fontSize: font.size.small });

export const value = componentStyle({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });

export const block = componentStyle({
  display: 'grid',
  gap: space.large,
  paddingBlockStart: space.large,
  borderBlockStart: `1px solid ${colour.border.subtle}`,
});

export const reschedule = componentStyle({ display: 'grid', gap: space.small, justifyItems: 'start' });

export const acts = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.small });
