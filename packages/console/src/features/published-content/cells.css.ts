import { colour, font, radius, space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Icon and words on one line, the words cut where room ends. */
export const type = style({ display: 'flex', alignItems: 'center', gap: space.small, minInlineSize: 0, lineHeight: 1 });

export const typeName = style({ ...cut, lineHeight: font.lineHeight.normal });

/** A node's name that can be pressed, looking like the text that it is. */
export const node = style({
  ...cut,
  maxInlineSize: '100%',
  // The least size of a target (WCAG 2.5.8).
  minBlockSize: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    // In a card, which fingers use, it wraps: there is no title to point at.
    'li &': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '&:hover': { color: colour.text.link, textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${colour.focus.ring}`, outlineOffset: '-2px' },
  },
});

/** The acts of a row on one line, as high as they are: no room for descenders below them. */
export const actions = style({ display: 'inline-flex', verticalAlign: 'top', alignItems: 'center', gap: space.small, whiteSpace: 'nowrap' });
