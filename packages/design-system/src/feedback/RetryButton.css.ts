import { componentStyle } from '../theme/layered.css.ts';

export const retryButton = componentStyle({ display: 'contents' });
