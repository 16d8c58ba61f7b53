import { colour, font, space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** No wider than a form is easy to read. */
export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.large, maxInlineSize: '48rem' });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const hint = style({ marginBlockStart: space.medium, fontSize: font.size.small, color: colour.text.secondary });
