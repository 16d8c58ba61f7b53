import { colour, radius } from '@noticeboard/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

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
