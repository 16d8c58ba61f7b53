import { font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const textArea = componentStyle({ paddingBlock: space.small, lineHeight: font.lineHeight.normal, resize: 'vertical' });
