import { colour, font, space } from '@noticeboard/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const post = style({ display: 'flex', alignItems: 'flex-start', gap: space.medium, minInlineSize: 0 });

/** Three lines of the message (FEED-116). */
export const text = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  fontWeight: font.weight.regular,
  lineHeight: font.lineHeight.normal,
  whiteSpace: 'pre-line',
  unicodeBidi: 'plaintext',
  overflowWrap: 'anywhere',
});

globalStyle(`${text} strong`, { fontWeight: font.weight.semibold });

export const pin = style({ display: 'inline', verticalAlign: '-0.125em', inlineSize: '1em', blockSize: '1em', marginInlineEnd: space.xsmall, color: colour.accent.text });

/** On one line with its name where it is inside another column. */
export const comments = style({ whiteSpace: 'nowrap', color: colour.text.link, fontWeight: font.weight.semibold, fontVariantNumeric: 'tabular-nums' });

globalStyle(`${comments} > svg`, { display: 'inline', verticalAlign: '-0.2em', inlineSize: '1.15em', blockSize: '1.15em', marginInlineEnd: space.xsmall });
