import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { colour, font, radius, shadow, space } from '../../theme/contract.css.ts';

/** Colours of HTML, from our tokens: each stands off every surface by 4.5:1 in all themes. */
const highlighting = HighlightStyle.define([
  { tag: [tags.tagName, tags.keyword], color: colour.accent.text },
  { tag: [tags.attributeName, tags.propertyName], color: colour.info.text },
  { tag: [tags.attributeValue, tags.string, tags.number], color: colour.success.text },
  { tag: [tags.comment, tags.angleBracket, tags.punctuation, tags.documentMeta], color: colour.text.secondary },
]);

/** The look of the source. It lives in a shadow root, where our style sheets do not reach but our tokens do. */
const look = EditorView.theme({
  '&': { color: colour.text.primary, backgroundColor: 'transparent', blockSize: '100%', fontSize: font.size.small },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: font.family.code, lineHeight: font.lineHeight.relaxed, overscrollBehavior: 'contain', paddingBlock: space.medium },
  // The room above the first line is the scroller's: the line numbers would follow it a moment late.
  '.cm-content': { paddingBlock: 0, caretColor: colour.text.primary },
  '.cm-cursor': { borderInlineStartColor: colour.text.primary },
  '.cm-line': { paddingInline: space.medium },
  '.cm-gutters': { backgroundColor: 'transparent', color: colour.text.secondary, border: 'none', borderInlineEnd: `1px solid ${colour.border.subtle}` },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLineGutter': { color: colour.text.primary },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': { backgroundColor: colour.accent.subtleHover },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: colour.surface.pressed },
  '.nb-placeholder': { borderRadius: radius.small, backgroundColor: colour.accent.subtle, color: colour.accent.text, fontWeight: font.weight.semibold },
  '.nb-placeholder *': { color: 'inherit' },
  '.nb-fault': { borderRadius: radius.small, backgroundColor: colour.warning.subtle, color: colour.warning.text, textDecoration: 'underline wavy', textUnderlineOffset: '0.2em' },
  '.nb-fault *': { color: 'inherit' },
  '.cm-lintRange': { backgroundImage: 'none' },
  '.cm-tooltip': { backgroundColor: colour.surface.raised, color: colour.text.primary, border: `1px solid ${colour.border.strong}`, borderRadius: radius.medium, boxShadow: shadow.overlay, overflow: 'hidden' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: font.family.code, maxBlockSize: '14rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { paddingBlock: space.xsmall, paddingInline: space.small },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: colour.surface.selected, color: colour.text.primary },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: font.weight.bold },
  '.cm-completionDetail': { fontStyle: 'normal', color: colour.text.secondary },
  '.cm-diagnostic': { padding: space.small, border: 'none' },
  '.cm-placeholder': { color: colour.text.secondary },
  // Backgrounds vanish, and the browser's own selection is switched off where the editor draws its own. CodeMirror has no
  // `&` inside a media query, so that the selection cannot be as special as its rule above.
  '@media (forced-colors: active)': {
    '.cm-selectionBackground': { backgroundColor: 'Highlight !important', opacity: '0.4' },
    '.cm-matchingBracket': { outline: '1px solid Highlight' },
    '.nb-placeholder': { outline: '1px solid GrayText' },
    '.cm-tooltip-autocomplete ul li[aria-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
});

/** The look of the source and the colours of its syntax, from the theme's tokens. */
export const sourceTheme = [look, syntaxHighlighting(highlighting)];
