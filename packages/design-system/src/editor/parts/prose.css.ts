import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { layers } from '../../theme/layers.css.ts';

/** The look of what users write: the same while writing, in previews and in the saved document. */
export const prose = componentStyle({
  minInlineSize: 0,
  lineHeight: font.lineHeight.relaxed,
  overflowWrap: 'anywhere',
});

/** Content has no classes: its look goes by tag. */
const inProse = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(
    selector
      .split(', ')
      .map((part) => `${prose} ${part}`)
      .join(', '),
    { '@layer': { [layers.component]: rule } },
  );

inProse('> *', { marginBlock: 0 });
inProse('> * + *', { marginBlockStart: space.medium });
inProse('p, li, h1, h2, h3, h4, h5, h6, blockquote, pre, td, th, figcaption, caption', { unicodeBidi: 'plaintext' });
inProse('h1, h2, h3, h4, h5, h6', { fontWeight: font.weight.semibold, lineHeight: font.lineHeight.tight, textWrap: 'balance' });
inProse('> * + h1, > * + h2, > * + h3', { marginBlockStart: space.xlarge });
inProse('h1', { fontSize: font.size.xxlarge });
inProse('h2', { fontSize: font.size.xlarge });
inProse('h3', { fontSize: font.size.large });
inProse('h4, h5, h6', { fontSize: font.size.medium });
inProse('strong, b', { fontWeight: font.weight.semibold });
// The typeface has no italics, and the page otherwise forbids synthesized ones.
inProse('em, i', { fontStyle: 'italic', fontSynthesis: 'style' });
inProse('ul, ol', { paddingInlineStart: space.xlarge });
inProse('ul', { listStyle: 'disc' });
inProse('ol', { listStyle: 'decimal' });
inProse('li + li, li > * + *, td > * + *, th > * + *, blockquote > * + *', { marginBlockStart: space.xsmall });
inProse('blockquote', { marginInline: 0, paddingInlineStart: space.large, borderInlineStart: `3px solid ${colour.border.strong}`, color: colour.text.secondary });
inProse('a', { color: colour.text.link, textDecoration: 'underline', textUnderlineOffset: '0.15em' });
inProse('a:focus-visible', { outline: `2px solid ${colour.focus.ring}`, outlineOffset: '2px' });
inProse('code', { paddingInline: '0.25em', borderRadius: radius.small, backgroundColor: colour.surface.sunken, fontFamily: font.family.code, fontSize: '0.92em' });
inProse('pre', { padding: space.medium, borderRadius: radius.medium, backgroundColor: colour.surface.sunken, whiteSpace: 'pre-wrap' });
inProse('pre code', { padding: 0, backgroundColor: 'transparent' });
inProse('hr', { border: 0, borderBlockStart: `1px solid ${colour.border.strong}`, marginBlock: space.large });
inProse('img', { maxInlineSize: '100%', blockSize: 'auto', borderRadius: radius.small });
inProse('table', { inlineSize: '100%', borderCollapse: 'collapse' });
inProse('td, th', {
  minInlineSize: '2rem',
  paddingBlock: space.xsmall,
  paddingInline: space.small,
  border: `1px solid ${colour.border.strong}`,
  textAlign: 'start',
  verticalAlign: 'top',
  // Chromium leaves collapsed borders their own colour.
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});
inProse('th', { backgroundColor: colour.surface.sunken, fontWeight: font.weight.semibold });
inProse('figcaption, caption', { fontSize: font.size.small, color: colour.text.secondary });
