import { style } from '@vanilla-extract/css';
import { space } from '@noticeboard/design-system/theme';

/** Below the notice, in the middle of the pane, and no line longer than can be read. */
export const words = style({ inlineSize: '100%', maxInlineSize: '40rem', marginInline: 'auto', padding: space.large });
