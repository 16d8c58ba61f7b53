import { colour, font } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** What the numbers rest on. */
export const remark = style({ margin: 0, fontSize: font.size.small, color: colour.text.secondary });
