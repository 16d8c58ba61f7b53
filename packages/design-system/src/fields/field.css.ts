import { colour, controlHeight, font, motion, space } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layered.css.ts';
import { boxSurface } from './boxParts.css.ts';

export const field = componentStyle({
  display: 'grid',
  // Never wider than its container, even with words that can't be broken.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xsmall,
  minInlineSize: 0,
  alignContent: 'start',
});

/** The height of a field's label: what is beside the field's box starts below it. */
export const labelRoom = `calc(${font.size.medium} * ${font.lineHeight.tight} + ${space.xsmall})`;

export const label = componentStyle({
  fontWeight: font.weight.medium,
  lineHeight: font.lineHeight.tight,
  overflowWrap: 'anywhere',
});

export const required = componentStyle({ marginInlineStart: '0.2em', color: colour.danger.text });

export const description = componentStyle({
  fontSize: font.size.small,
  color: colour.text.secondary,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
});

export const error = componentStyle({
  fontSize: font.size.small,
  fontWeight: font.weight.medium,
  color: colour.danger.text,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

/** The box for typing or choosing. Its state is in its own attributes (`data-*` of react-aria). */
export const box = componentStyle({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minInlineSize: 0,
  ...boxSurface,
  transition: `border-color ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: {
    '&::placeholder': { color: colour.text.secondary, opacity: 1 },
    '&[data-focused], &[data-focus-within]': { outline: `2px solid ${colour.focus.ring}`, outlineOffset: '-1px' },
    '&[data-invalid]': { borderColor: colour.danger.border },
    '&[readonly], &[data-readonly], &[aria-disabled="true"]': { backgroundColor: colour.surface.sunken, color: colour.text.secondary },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&[data-disabled]': { backgroundColor: colour.surface.sunken, color: colour.text.disabled, borderColor: colour.border.strong, cursor: 'not-allowed' },
  },
  '@media': {
    // Smaller text makes iOS zoom into the field.
    '(pointer: coarse)': { minBlockSize: controlHeight.large, fontSize: font.size.large },
    // Without our colours: an invalid field has a thick border, a refused one is grey.
    '(forced-colors: active)': {
      selectors: {
        '&[data-invalid]': { borderWidth: '3px' },
        '&[aria-disabled="true"], &[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
});
