import { colour, font } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Never cut: neither a keyboard nor a finger finds the title of a cell. */
const whole = { overflowWrap: 'anywhere' } as const;

/** A user's name and username, or two ways to reach one: each on a line of its own. */
export const lines = style({ display: 'grid', minInlineSize: 0, lineHeight: font.lineHeight.tight });

export const line = style(whole);

export const quietLine = style({ ...whole, fontSize: font.size.xsmall, color: colour.text.secondary });

export const person = style({ display: 'flex', minInlineSize: 0 });
