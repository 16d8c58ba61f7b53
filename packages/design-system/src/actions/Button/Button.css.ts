import { createVar } from '@vanilla-extract/css';
import { colour, controlHeight, font, motion, radius, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { refusedInRow } from '../../theme/refusedInRow.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';
import { pendingWait } from './PendingSign.css.ts';

const fill = createVar();
const fillHover = createVar();
const onFill = createVar();
const text = createVar();
const subtle = createVar();

export const button = componentRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    border: '1px solid transparent',
    borderRadius: radius.medium,
    fontWeight: font.weight.semibold,
    lineHeight: font.lineHeight.tight,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${motion.duration.quick} ${motion.easing.standard}`,
    selectors: {
      ...focusRing,
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
      '&[data-pending]': { cursor: 'progress' },
      '&[data-refused]': { cursor: 'not-allowed', opacity: 0.5 },
    },
    '@media': {
      ...refusedInRow,
      '(pointer: coarse)': { minBlockSize: controlHeight.large },
      // Not by opacity: GrayText is the colour that the user has chosen as readable.
      '(forced-colors: active)': {
        borderColor: 'ButtonText',
        selectors: { '&[data-disabled], &[data-refused]': { opacity: 1, color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  },
  variants: {
    /** What the action means; it sets private colours that the look reads. */
    tone: {
      accent: {
        vars: {
          [fill]: colour.accent.fill,
          [fillHover]: colour.accent.fillHover,
          [onFill]: colour.accent.onFill,
          [text]: colour.accent.text,
          [subtle]: colour.accent.subtle,
        },
      },
      neutral: {
        vars: {
          [fill]: colour.neutral.fill,
          [fillHover]: colour.neutral.fillHover,
          [onFill]: colour.neutral.onFill,
          [text]: colour.text.primary,
          [subtle]: colour.surface.hover,
        },
      },
      danger: {
        vars: {
          [fill]: colour.danger.fill,
          [fillHover]: colour.danger.fillHover,
          [onFill]: colour.danger.onFill,
          [text]: colour.danger.text,
          [subtle]: colour.danger.subtle,
        },
      },
    },
    /** How loud it is: one `solid` in a view, `outline` beside it, `quiet` in bars and rows. */
    variant: {
      solid: {
        backgroundColor: fill,
        color: onFill,
        selectors: { '&[data-hovered], &[data-pressed]': { backgroundColor: fillHover } },
      },
      outline: {
        backgroundColor: colour.surface.base,
        borderColor: colour.border.control,
        color: text,
        selectors: { '&[data-hovered], &[data-pressed]': { backgroundColor: subtle } },
      },
      quiet: {
        backgroundColor: 'transparent',
        color: text,
        selectors: { '&[data-hovered], &[data-pressed]': { backgroundColor: subtle } },
      },
    },
    size: {
      small: { minBlockSize: controlHeight.small, paddingInline: space.small, fontSize: font.size.small },
      medium: { minBlockSize: controlHeight.medium, paddingInline: space.large, fontSize: font.size.medium },
      large: { minBlockSize: controlHeight.large, paddingInline: space.xlarge, fontSize: font.size.large },
    },
    isFullWidth: { true: { inlineSize: '100%' } },
    /** Whether its spinner shows immediately. */
    hasWaited: { true: { vars: { [pendingWait]: '0s' } } },
  },
  defaultVariants: { tone: 'accent', variant: 'solid', size: 'medium' },
});

export const content = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.small,
  minInlineSize: 0,
});
