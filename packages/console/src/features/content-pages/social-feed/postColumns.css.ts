import { colour, font, radius, space } from '@noticeboard/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const post = style({ display: 'flex', alignItems: 'flex-start', gap: space.medium, minInlineSize: 0 });

/** What stands for a post that has no picture. */
export const face = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: radius.medium,
  overflow: 'hidden',
  backgroundColor: colour.accent.subtle,
  color: colour.accent.text,
});

globalStyle(`${face} > img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

globalStyle(`${face} svg`, { inlineSize: '1.125rem', blockSize: '1.125rem' });

/** Three lines of what is written (FEED-116). */
export const text = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  fontWeight: font.weight.regular,
  lineHeight: font.lineHeight.normal,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

globalStyle(`${text} strong`, { fontWeight: font.weight.semibold });

export const pin = style({ display: 'inline', verticalAlign: '-0.125em', inlineSize: '1em', blockSize: '1em', marginInlineEnd: space.xsmall, color: colour.accent.text });

export const comments = style({ display: 'inline-flex', alignItems: 'center', gap: space.xsmall, color: colour.text.link, fontWeight: font.weight.semibold, fontVariantNumeric: 'tabular-nums' });

globalStyle(`${comments} > svg`, { inlineSize: '1rem', blockSize: '1rem' });

export const level = style({ display: 'block' });
