import { pendingWait } from '../Button/PendingSign.css.ts';
import { colour, controlHeight, motion, radius } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { refusedInRow } from '../../theme/refusedInRow.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

const square = (size: string) => ({ inlineSize: size, blockSize: size });

export const iconButton = componentRecipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: radius.medium,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    transition: `background-color ${motion.duration.quick} ${motion.easing.standard}`,
    selectors: {
      ...focusRing,
      '&[data-disabled], &[data-refused]': { cursor: 'not-allowed', opacity: 0.5 },
      '&[data-pending]:not([data-refused])': { cursor: 'progress' },
      // A finger gets 44 pixels without the icon growing, in rows of any density.
      '&::after': { content: '', position: 'absolute', insetBlock: '50%', insetInline: '50%' },
    },
    '@media': {
      ...refusedInRow,
      '(pointer: coarse)': { selectors: { '&::after': { inset: `calc((100% - ${controlHeight.large}) / 2)` } } },
      '(forced-colors: active)': {
        borderColor: 'ButtonText',
        selectors: { '&[data-disabled], &[data-refused]': { opacity: 1, color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  },
  variants: {
    /** What the action means. */
    tone: {
      neutral: {
        color: colour.text.secondary,
        selectors: { '&[data-hovered], &[data-pressed], &:not([data-rac]):active': { backgroundColor: colour.surface.hover, color: colour.text.primary } },
        // `RowIconButton`, a plain button.
        '@media': { '(hover: hover)': { selectors: { '&:not([data-rac]):hover': { backgroundColor: colour.surface.hover, color: colour.text.primary } } } },
      },
      danger: {
        // Red only when hovered, pressed or focused: a column of red bins would be the strongest thing on the page.
        color: colour.text.secondary,
        selectors: {
          '&[data-hovered]:not([data-refused]), &[data-pressed]:not([data-refused])': { backgroundColor: colour.danger.subtle, color: colour.danger.text },
          '&[data-focus-visible]:not([data-refused])': { color: colour.danger.text },
        },
      },
    },
    /** How loud it is. */
    variant: { outline: { borderColor: colour.border.control, backgroundColor: colour.surface.base }, quiet: {} },
    size: {
      small: { ...square(controlHeight.small), fontSize: '1rem' },
      medium: { ...square(controlHeight.medium), fontSize: '1.125rem' },
      large: { ...square(controlHeight.large), fontSize: '1.25rem' },
    },
    /** Whether its spinner shows immediately. */
    hasWaited: { true: { vars: { [pendingWait]: '0s' } } },
  },
  defaultVariants: { tone: 'neutral', variant: 'quiet', size: 'medium' },
});

export const iconRoom = componentStyle({ display: 'grid', placeItems: 'center', inlineSize: '1em', blockSize: '1em' });
