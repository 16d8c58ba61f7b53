import { colour, font } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** What the numbers count. */
export const scope = style({ margin: 0, color: colour.text.secondary, fontSize: font.size.small });
