import { hiddenFromSight } from '../../theme/hiddenFromSight.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const hidden = componentStyle({ ...hiddenFromSight, insetBlockStart: 0, insetInlineStart: 0 });
