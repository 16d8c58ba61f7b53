import { colour, controlHeight, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const list = componentStyle({ display: 'grid', gap: space.medium, minInlineSize: 0 });

export const heading = componentStyle({ fontSize: font.size.small, fontWeight: font.weight.semibold, color: colour.text.secondary, paddingBlockStart: space.small });

export const group = componentStyle({ display: 'grid', minInlineSize: 0 });

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.medium,
  minBlockSize: controlHeight.large,
  paddingBlock: space.small,
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
});

export const icon = componentStyle({ display: 'grid', placeItems: 'center', fontSize: font.size.large, color: colour.text.secondary });

export const words = componentStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: font.lineHeight.tight });

export const type = componentStyle({ fontSize: font.size.small, color: colour.text.secondary });

export const end = componentStyle({ display: 'flex', alignItems: 'center', gap: space.small });

export const failure = componentStyle({ gridColumn: '2 / -1', paddingBlockStart: space.xsmall });

export const quiet = componentStyle({ paddingBlock: space.small, color: colour.text.secondary });
