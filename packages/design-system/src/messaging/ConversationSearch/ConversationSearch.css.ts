import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const bar = componentStyle({
  display: 'grid',
  gap: space.xsmall,
  paddingBlock: space.small,
  paddingInline: space.large,
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
});

export const line = componentStyle({ display: 'flex', alignItems: 'center', gap: space.xsmall, minInlineSize: 0 });

export const field = componentStyle({ flex: '1 1 8rem', minInlineSize: 0 });

export const count = componentStyle({ flex: 'none', paddingInline: space.xsmall, fontSize: font.size.small, fontVariantNumeric: 'tabular-nums', color: colour.text.secondary });

export const match = componentStyle({ borderRadius: radius.small, backgroundColor: colour.warning.subtle, color: colour.warning.text, fontWeight: font.weight.semibold });
