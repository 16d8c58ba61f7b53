import { globalStyle } from '@vanilla-extract/css';
import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';
import { layers } from '../../theme/layers.css.ts';

export const frame = componentRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    containerType: 'inline-size',
    border: `1px solid ${colour.border.control}`,
    borderRadius: radius.medium,
    backgroundColor: colour.surface.base,
    color: colour.text.primary,
    overflow: 'hidden',
    selectors: { '&:has([role="textbox"]:focus, textarea:focus)': { outline: `2px solid ${colour.focus.ring}`, outlineOffset: '-1px' } },
  },
  variants: {
    isInvalid: { true: { borderColor: colour.danger.border, '@media': { '(forced-colors: active)': { borderWidth: '3px' } } } },
    /** Read-only or refused: the text keeps its full colour, to stay readable. */
    isLocked: { true: { backgroundColor: colour.surface.sunken } },
  },
});

export const scroller = componentStyle({
  position: 'relative',
  flex: '1 1 auto',
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

/** The editable part fills the frame, so that a press anywhere in it sets the cursor. */
export const text = componentStyle({
  position: 'relative',
  flex: '1 0 auto',
  paddingBlock: space.large,
  paddingInline: space.large,
  outline: 'none',
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
  cursor: 'text',
  '@media': { '(pointer: coarse)': { fontSize: font.size.large } },
});

export const surface = componentStyle({ flex: '1 0 auto', display: 'flex', flexDirection: 'column' });

export const placeholder = componentStyle({
  position: 'absolute',
  insetBlockStart: space.large,
  insetInline: space.large,
  color: colour.text.secondary,
  lineHeight: font.lineHeight.relaxed,
  pointerEvents: 'none',
  '@media': { '(pointer: coarse)': { fontSize: font.size.large } },
});

export const sourceFrame = componentStyle({ flex: '1 1 auto', minBlockSize: 0, display: 'flex', flexDirection: 'column' });

/** The frame shows its focus. */
export const source = componentStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  inlineSize: '100%',
  padding: space.large,
  border: 0,
  outline: 'none',
  resize: 'none',
  backgroundColor: 'transparent',
  color: colour.text.primary,
  fontFamily: font.family.code,
  fontSize: font.size.small,
  lineHeight: font.lineHeight.relaxed,
  overflowWrap: 'anywhere',
});

export const sourceHint = componentStyle({
  paddingBlock: space.small,
  paddingInline: space.large,
  borderBlockStart: `1px solid ${colour.border.subtle}`,
  fontSize: font.size.small,
  color: colour.text.secondary,
});

// ProseMirror renders these inside the text by class; its own style sheet is left out (`injectCSS: false`).
const drawn = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${text} ${selector}`, { '@layer': { [layers.component]: rule } });

drawn('img.ProseMirror-separator', { display: 'inline', inlineSize: 0, blockSize: 0, border: 0, margin: 0 });
drawn('.ProseMirror-selectednode', { outline: `2px solid ${colour.focus.ring}`, outlineOffset: '2px' });
drawn('.selectedCell', {
  backgroundColor: colour.surface.selected,
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
drawn('.ProseMirror-gapcursor', { position: 'relative', display: 'block', pointerEvents: 'none' });
drawn('.ProseMirror-gapcursor::after', {
  content: '',
  position: 'absolute',
  insetBlockStart: '-0.25rem',
  inlineSize: '1.25rem',
  borderBlockStart: `1px solid ${colour.text.primary}`,
});
globalStyle(`${text}.ProseMirror-hideselection *::selection`, { '@layer': { [layers.component]: { background: 'transparent' } } });
globalStyle('.dropPlace', {
  '@layer': { [layers.component]: { backgroundColor: colour.focus.ring, '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } } } },
});
