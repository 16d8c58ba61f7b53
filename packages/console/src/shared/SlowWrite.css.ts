import { space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

export const notice = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.medium, marginBlockStart: space.large });
