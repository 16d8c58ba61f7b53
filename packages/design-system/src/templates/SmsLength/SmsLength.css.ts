import { colour, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const root = componentStyle({ display: 'grid', gap: space.xxsmall, fontSize: font.size.small, color: colour.text.secondary, fontVariantNumeric: 'tabular-nums' });
