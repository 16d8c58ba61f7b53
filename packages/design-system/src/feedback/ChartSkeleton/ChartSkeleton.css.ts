import { colour, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const chart = componentStyle({ display: 'grid', gap: space.medium });

export const plot = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space.small,
  paddingInline: space.small,
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
});
