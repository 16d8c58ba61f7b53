import { colour, font } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** How much has been read. The line is there before its words: what is around it must not move (ADR 0185). */
export const words = style({ margin: 0, minBlockSize: '1lh', color: colour.text.secondary, fontSize: font.size.small });
