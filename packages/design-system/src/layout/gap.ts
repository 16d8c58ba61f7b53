import { space } from '../theme/contract.css.ts';

/** Room between the parts of a layout: the steps of the space scale that apply there. */
export type Gap = 'none' | 'xsmall' | 'small' | 'medium' | 'large' | 'xlarge' | 'xxlarge';

/** One rule per step, for a recipe's `gap` variant. */
export const gaps: Record<Gap, { gap: string }> = {
  none: { gap: space.none },
  xsmall: { gap: space.xsmall },
  small: { gap: space.small },
  medium: { gap: space.medium },
  large: { gap: space.large },
  xlarge: { gap: space.xlarge },
  xxlarge: { gap: space.xxlarge },
};
