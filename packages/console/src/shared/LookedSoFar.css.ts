import { colour, font } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** How much has been read. */
export const words = style({ margin: 0, color: colour.text.secondary, fontSize: font.size.small });
