import { colour, font, radius } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const rowName = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxInlineSize: '100%',
  // The least size of a target (WCAG 2.5.8).
  minBlockSize: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  font: 'inherit',
  fontWeight: font.weight.medium,
  lineHeight: '1.25rem',
  paddingBlock: '0.125rem',
  color: colour.text.primary,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    ...focusRing,
    // A keyboard can't show a title: the focused name is shown whole. Its ring leaves the line below it readable.
    '&:focus-visible': { WebkitLineClamp: 'none', outlineOffset: 0 },
    // A card has room for all of it, and touch can't show a title.
    'li[data-row-id] &': { WebkitLineClamp: 'none' },
    'a&, button&': { cursor: 'pointer' },
    'a&:hover, button&:hover': { color: colour.text.link, textDecoration: 'underline' },
  },
  '@media': { '(pointer: coarse)': { selectors: { 'a&, button&': { minBlockSize: '2.75rem', paddingBlock: '0.75rem' } } } },
});
