import { colour, controlHeight, font, radius, space } from '../theme/contract.css.ts';
import { componentRecipe } from '../theme/layered.css.ts';
import { box } from './field.css.ts';

/** Where fingers press. */
const fingers = '(pointer: coarse), (width < 48rem)';

/** The box of fields that are also used in a table's head. */
export const sizedBox = componentRecipe({
  base: [box],
  variants: {
    size: {
      small: {
        minBlockSize: controlHeight.small,
        paddingInline: space.small,
        borderRadius: radius.small,
        fontSize: font.size.small,
        fontWeight: font.weight.regular,
        '@media': { [fingers]: { minBlockSize: controlHeight.large } },
      },
      medium: {},
    },
    /** A filter in force is seen from afar; its border stays, since a red tenant's would look like an error. */
    isInForce: { true: { backgroundColor: colour.accent.subtle, fontWeight: font.weight.medium } },
  },
  defaultVariants: { size: 'medium' },
});
