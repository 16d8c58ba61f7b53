import { colour, controlHeight, font, radius, space } from '../../theme/contract.css.ts';
import { hiddenFromSight } from '../../theme/hiddenFromSight.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const composer = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  padding: space.medium,
  borderBlockStart: `1px solid ${colour.border.subtle}`,
  backgroundColor: colour.surface.base,
});

/** Where the text needs the room only the icon is shown; the word stays the name of the button. */
export const sendWord = componentStyle({ '@container': { '(width < 28rem)': hiddenFromSight } });

/** One box around the text and its buttons. Where hardly a word fits beside the buttons, Send goes below. */
export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'flex-end',
  gap: space.xsmall,
  minInlineSize: 0,
  padding: space.xsmall,
  border: `1px solid ${colour.border.control}`,
  borderRadius: radius.large,
  backgroundColor: colour.surface.base,
  selectors: {
    '&:has(textarea:focus-visible)': { outline: `2px solid ${colour.focus.ring}`, outlineOffset: '-1px' },
    '&:has(textarea[data-invalid])': { borderColor: colour.danger.border },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:has(textarea[data-invalid])': { borderWidth: '3px' } } } },
});

/** As high as the last line of the text and the button beside it, so that all three are centred on one line. */
export const tools = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  minBlockSize: controlHeight.medium,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { '(pointer: coarse)': { minBlockSize: controlHeight.large } },
});

export const field = componentStyle({ flex: '1 1 5rem', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

export const text = componentStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: controlHeight.medium,
  maxBlockSize: '10rem',
  paddingBlock: '0.45rem',
  paddingInline: space.small,
  border: 0,
  backgroundColor: 'transparent',
  resize: 'none',
  // Grows with the text; in a browser without field-sizing it scrolls.
  fieldSizing: 'content',
  selectors: {
    '&::placeholder': { color: colour.text.secondary, opacity: 1 },
    // The box around it shows the focus.
    '&:focus-visible': { outline: 'none' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: controlHeight.large, paddingBlock: '0.65rem', fontSize: font.size.large },
  },
});

export const reply = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  paddingInlineStart: space.small,
  borderInlineStart: `3px solid ${colour.accent.control}`,
  fontSize: font.size.small,
});

export const replyWords = componentStyle({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const note = componentStyle({
  fontSize: font.size.small,
  color: colour.text.secondary,
  selectors: { '&:empty': { display: 'none' } },
});

export const left = componentRecipe({
  base: { fontVariantNumeric: 'tabular-nums' },
  variants: { isPast: { true: { color: colour.danger.text, fontWeight: font.weight.medium }, false: {} } },
});
