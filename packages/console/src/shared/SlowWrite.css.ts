import { space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

export const notice = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.medium, marginBlockStart: space.large });

/** Stands ready to be read out; while it says nothing it takes no room, not even a gap between neighbours. */
export const place = style({ selectors: { '&:empty': { position: 'absolute' } } });
