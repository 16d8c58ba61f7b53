import { colour, controlHeight, font, radius, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const composer = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  padding: space.medium,
  borderBlockStart: `1px solid ${colour.border.subtle}`,
  backgroundColor: colour.surface.base,
});

/** Where hardly a word fits beside the buttons, Send goes below. */
export const line = componentStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'flex-end', gap: space.small, minInlineSize: 0 });

export const field = componentStyle({ flex: '1 1 5rem', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

export const text = componentStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: controlHeight.medium,
  maxBlockSize: '10rem',
  paddingBlock: '0.45rem',
  paddingInline: space.medium,
  border: `1px solid ${colour.border.control}`,
  borderRadius: radius.medium,
  backgroundColor: colour.surface.base,
  resize: 'none',
  // Grows with what is written; where the browser does not know how, it scrolls.
  fieldSizing: 'content',
  selectors: {
    '&::placeholder': { color: colour.text.secondary, opacity: 1 },
    '&:focus-visible': { outline: `2px solid ${colour.focus.ring}`, outlineOffset: '-1px' },
    '&[data-invalid]': { borderColor: colour.danger.border },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: controlHeight.large, fontSize: font.size.large },
    '(forced-colors: active)': { selectors: { '&[data-invalid]': { borderWidth: '3px' } } },
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
