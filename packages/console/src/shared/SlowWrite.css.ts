import { space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

export const notice = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.medium, marginBlockStart: space.large });

/** A live region that is always mounted; while it is empty it takes no room, not even a gap. */
export const place = style({ selectors: { '&:empty': { position: 'absolute' } } });
