import { colour, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { bareInput, focusableBoxButton } from '../boxParts.css.ts';

export const group = componentStyle({ gap: space.xxsmall, paddingInline: `${space.medium} ${space.xxsmall}` });

export const input = componentStyle({
  ...bareInput,
  minInlineSize: '2rem',
  inlineSize: '100%',
  color: 'inherit',
  fontSize: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textOverflow: 'clip',
});

export const unit = componentStyle({ flexShrink: 1, minInlineSize: 0, marginInlineEnd: space.xsmall, overflowWrap: 'anywhere', color: colour.text.secondary });

/** In a box too narrow for both, they shrink down to the smallest target that WCAG 2.5.8 allows. */
export const stepper = componentStyle({ ...focusableBoxButton, flexShrink: 1, minInlineSize: '1.5rem' });
