import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

// lucide draws at 24 pixels unless told; here an icon is as large as its text, a little more beside words.
globalStyle('.lucide', { '@layer': { [layers.theme]: { inlineSize: '1.15em', blockSize: '1.15em', flexShrink: 0 } } });
