import { space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

export const named = style({ display: 'flex', alignItems: 'center', gap: space.medium, minInlineSize: 0 });
