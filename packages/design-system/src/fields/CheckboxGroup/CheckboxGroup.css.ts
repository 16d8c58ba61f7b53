import { colour, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const choices = componentStyle({ display: 'grid', gap: space.small, paddingBlock: space.xxsmall, minInlineSize: 0 });

export const selectAll = componentStyle({ paddingBlockEnd: space.small, borderBlockEnd: `1px solid ${colour.border.subtle}` });
