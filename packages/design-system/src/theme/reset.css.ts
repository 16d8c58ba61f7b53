import { globalStyle } from '@vanilla-extract/css';
import { colour, font } from './contract.css.ts';
import { layers } from './layers.css.ts';

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0 });
reset('ul, ol', { listStyle: 'none' });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('html', { textSizeAdjust: 'none' });
reset('body', {
  fontFamily: font.family.text,
  fontSize: font.size.medium,
  lineHeight: font.lineHeight.normal,
  fontSynthesis: 'none',
  color: colour.text.primary,
  backgroundColor: colour.surface.canvas,
});
reset('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
// What is typed runs in the direction of its first letter, paragraph by paragraph (ADR 0227).
reset('input, textarea', { unicodeBidi: 'plaintext' });
reset('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' });
reset('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
// A heading or a page part that only a script focuses shows no ring: nobody can act on it.
reset("[tabindex='-1']:focus", { outline: 'none' });
// The browser keeps an icon's own colour in forced colours, on a page whose colours the user chose. Only Lucide's:
// other drawings colour their lines by CSS, which would be overridden.
reset('svg.lucide', { '@media': { '(forced-colors: active)': { forcedColorAdjust: 'auto' } } });
// What react-aria would otherwise insert as a style element of its own (ADR 0210).
reset('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      // None at all: even the shortest animation paints its first frame as it starts, invisible or elsewhere.
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      // Never a short one instead: on every element, it would paint each change of size and position a frame late.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as never,
    },
  },
});
