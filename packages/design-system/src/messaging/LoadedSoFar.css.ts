import { colour, font, space } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layered.css.ts';

export const remark = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small, fontSize: font.size.small, color: colour.text.secondary });
