import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const choices = componentRecipe({
  base: { display: 'grid', gap: space.small, justifyItems: 'start', paddingBlock: space.xxsmall },
  variants: {
    look: {
      plain: {},
      card: { justifyItems: 'stretch', gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))' },
    },
    isHorizontal: { true: {}, false: {} },
  },
  compoundVariants: [
    { variants: { look: 'plain', isHorizontal: true }, style: { display: 'flex', flexWrap: 'wrap', columnGap: space.xlarge } },
    { variants: { look: 'card', isHorizontal: false }, style: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  ],
});

export const choice = componentRecipe({
  base: { position: 'relative', display: 'grid', minInlineSize: 0, alignContent: 'start', gap: space.xxsmall },
  variants: {
    look: {
      plain: {},
      card: {
        padding: space.medium,
        backgroundColor: colour.surface.base,
        border: `1px solid ${colour.border.strong}`,
        borderRadius: radius.medium,
        selectors: {
          '&:has([data-hovered]):not(:has([data-refused])):not([data-disabled])': { backgroundColor: colour.surface.hover },
          '&[data-selected], &:has([data-selected])': {
            backgroundColor: colour.surface.selected,
            borderColor: colour.accent.control,
            boxShadow: `inset 0 0 0 1px ${colour.accent.control}`,
          },
        },
        '@media': { '(forced-colors: active)': { selectors: { '&:has([data-selected])': { outline: '2px solid Highlight' } } } },
      },
    },
  },
});

export const button = componentRecipe({
  variants: {
    look: {
      plain: {},
      // The whole card is pressed, its sentence included.
      card: { position: 'static', justifySelf: 'stretch', fontWeight: font.weight.medium, selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } } },
    },
  },
});

export const detail = componentStyle({
  marginInlineStart: `calc(1.125rem + ${space.small})`,
  fontSize: font.size.small,
  color: colour.text.secondary,
  textWrap: 'pretty',
});

/** An icon at the end of a card's first line. */
export const icon = componentStyle({ display: 'flex', flexShrink: 0, marginInlineStart: 'auto', color: colour.text.secondary });

/** The ring of a radio button; its disc is a border, so that forced colours keep it. */
export const mark = componentStyle({
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  marginBlockStart: '0.06rem',
  border: `1.5px solid ${colour.border.control}`,
  borderRadius: radius.full,
  backgroundColor: colour.surface.base,
  selectors: {
    '[data-hovered] > &': { borderColor: colour.accent.control },
    '[data-selected] > &': { borderColor: colour.accent.control, borderWidth: '5px' },
    '[data-invalid] > &': { borderColor: colour.danger.border },
    '[data-focus-visible] > &': { outline: `2px solid ${colour.focus.ring}`, outlineOffset: '2px' },
    '[data-disabled] > &, [data-refused] > &': { opacity: 0.5 },
  },
  '@media': { '(forced-colors: active)': { selectors: { '[data-selected] > &': { borderColor: 'Highlight' } } } },
});
