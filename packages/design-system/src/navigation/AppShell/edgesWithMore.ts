import { colour } from '../../theme/contract.css.ts';

const flat = `linear-gradient(${colour.surface.base}, ${colour.surface.base})`;
const shade = (side: 'top' | 'bottom') => `linear-gradient(to ${side}, transparent, ${colour.border.subtle})`;

/** A shade at each edge past which the navigation can be scrolled; covers that scroll along hide it at the two ends. */
export const edgesWithMore = {
  backgroundImage: [flat, flat, shade('top'), shade('bottom')].join(', '),
  backgroundPosition: 'top, bottom, top, bottom',
  backgroundSize: '100% 0.75rem, 100% 0.75rem, 100% 0.5rem, 100% 0.5rem',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
} as const;
