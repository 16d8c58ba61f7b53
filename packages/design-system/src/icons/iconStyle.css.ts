import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

// lucide's default is 24 pixels; here an icon scales with its text, a little larger.
globalStyle('.lucide', { '@layer': { [layers.theme]: { inlineSize: '1.15em', blockSize: '1.15em', flexShrink: 0 } } });
