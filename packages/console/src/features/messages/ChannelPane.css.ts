import { space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The title, with the button for a new conversation at its end. */
export const top = style({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: space.small, paddingInlineStart: space.small, marginBlockEnd: space.medium });

/** The search of the loaded conversations. */
export const search = style({ marginBlockEnd: space.small });
