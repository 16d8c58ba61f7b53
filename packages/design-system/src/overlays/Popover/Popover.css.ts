import { space } from '../../theme/contract.css.ts';
import { floatingSurface } from '../../theme/floating.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const popover = componentStyle({ ...floatingSurface, maxInlineSize: 'min(24rem, calc(100vw - 2rem))' });

export const dialog = componentStyle({ padding: space.large, outline: 'none' });
