import { componentStyle } from '../../theme/layered.css.ts';

export const line = componentStyle({ display: 'block', minBlockSize: '1lh' });
