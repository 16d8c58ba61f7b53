import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const frame = componentRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.small,
    minInlineSize: 0,
    padding: space.small,
    backgroundColor: colour.surface.base,
    border: `1px solid ${colour.border.strong}`,
    borderRadius: radius.medium,
  },
  variants: { isInvalid: { true: { borderColor: colour.danger.border }, false: {} } },
});

export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(4.75rem, 100%), 1fr))',
  gap: space.xsmall,
  maxBlockSize: '15rem',
  overflow: 'auto',
  outline: 'none',
  selectors: { '&[data-empty]': { display: 'block' } },
});

export const icon = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.xsmall,
  minInlineSize: 0,
  minBlockSize: '3.75rem',
  padding: space.xsmall,
  border: '1px solid transparent',
  borderRadius: radius.small,
  fontSize: font.size.large,
  color: colour.text.primary,
  cursor: 'pointer',
  selectors: {
    ...innerFocusRing,
    '&[data-hovered]': { backgroundColor: colour.surface.hover },
    '&[data-selected]': {
      backgroundColor: colour.surface.selected,
      borderColor: colour.accent.control,
      color: colour.accent.text,
      boxShadow: `inset 0 0 0 1px ${colour.accent.control}`,
    },
    '&[data-disabled]': { color: colour.text.disabled, cursor: 'not-allowed' },
    '&[data-refused]': { color: colour.text.secondary, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-selected]': { borderColor: 'Highlight', borderWidth: '3px' } } } },
});

export const name = componentStyle({
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  textAlign: 'center',
  fontSize: font.size.xsmall,
  lineHeight: font.lineHeight.tight,
});

export const empty = componentStyle({ padding: space.medium, textAlign: 'center', color: colour.text.secondary });
