import { colour, controlHeight, font, radius, space } from '../theme/contract.css.ts';
import { componentRecipe } from '../theme/layered.css.ts';
import { box } from './field.css.ts';

/** Without touch: a field is small only there. */
const noFingers = 'not ((pointer: coarse) or (width < 48rem))';

/** The box of fields that are also used in a table's head. With touch, a small one looks like every other. */
export const sizedBox = componentRecipe({
  base: [box],
  variants: {
    size: {
      small: {
        minBlockSize: controlHeight.large,
        fontWeight: font.weight.regular,
        '@media': { [noFingers]: { minBlockSize: controlHeight.small, paddingInline: space.small, borderRadius: radius.small, fontSize: font.size.small } },
      },
      medium: {},
    },
    /** An active filter stands out; its border stays, since a red tenant's would look like an error. */
    isInForce: { true: { backgroundColor: colour.accent.subtle, fontWeight: font.weight.medium } },
  },
  defaultVariants: { size: 'medium' },
});
