import { colour, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const textArea = componentStyle({ paddingBlock: space.small, lineHeight: font.lineHeight.normal, resize: 'vertical' });

/** How many characters are left, or that the text was truncated. */
export const notice = componentStyle({ fontSize: font.size.small, color: colour.text.primary, textWrap: 'pretty' });
