import { colour, font, radius, space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Icon and words side by side. */
export const type = style({ display: 'flex', alignItems: 'center', gap: space.small, minInlineSize: 0 });

export const typeName = style({ minInlineSize: 0, lineHeight: font.lineHeight.tight, overflowWrap: 'break-word' });

/** A node's name that can be pressed, styled like plain text. */
export const node = style({
  maxInlineSize: '100%',
  // The least size of a target (WCAG 2.5.8).
  minBlockSize: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: colour.text.link, textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${colour.focus.ring}`, outlineOffset: '-2px' },
  },
});
