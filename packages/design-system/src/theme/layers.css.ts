import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade order, lowest first. Components may override the base, layout may override a component's own
 * margins; source order and specificity decide nothing across these lines.
 */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  component: globalLayer('component'),
  layout: globalLayer('layout'),
};
