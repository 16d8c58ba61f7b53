import { createVar, keyframes } from '@vanilla-extract/css';
import { colour, font, motion, radius, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

/** How much is done, as a share of the track. */
export const share = createVar();
const fill = createVar();

const wander = keyframes({ from: { translate: '-100% 0' }, to: { translate: '250% 0' } });

export const root = componentRecipe({
  base: { display: 'grid', gap: space.xsmall, minInlineSize: 0, inlineSize: '100%' },
  variants: {
    /** What the state means. */
    tone: {
      accent: { vars: { [fill]: colour.accent.control } },
      success: { vars: { [fill]: colour.success.border } },
      danger: { vars: { [fill]: colour.danger.border } },
      paused: { vars: { [fill]: colour.border.control } },
    },
  },
  defaultVariants: { tone: 'accent' },
});

export const words = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.small,
  fontSize: font.size.small,
});

export const label = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: font.weight.medium });

export const value = componentStyle({ flexShrink: 0, color: colour.text.secondary, fontVariantNumeric: 'tabular-nums' });

export const track = componentRecipe({
  base: {
    display: 'block',
    overflow: 'hidden',
    borderRadius: radius.full,
    backgroundColor: colour.border.subtle,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  variants: { size: { small: { blockSize: '0.25rem' }, medium: { blockSize: '0.5rem' } } },
  defaultVariants: { size: 'medium' },
});

export const bar = componentRecipe({
  base: {
    display: 'block',
    blockSize: '100%',
    borderRadius: radius.full,
    backgroundColor: fill,
    '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  },
  variants: {
    isIndeterminate: {
      true: {
        inlineSize: '40%',
        animation: `${wander} 1.4s ${motion.easing.standard} infinite`,
        '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', inlineSize: '100%', opacity: 0.5 } },
      },
      false: { inlineSize: share, transition: `inline-size ${motion.duration.normal} ${motion.easing.standard}` },
    },
  },
});
