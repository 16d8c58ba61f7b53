import { colour, font, radius, space } from '@noticeboard/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.small });

export const heading = style({
  margin: 0,
  color: colour.text.secondary,
  fontSize: font.size.small,
  fontWeight: font.weight.semibold,
});

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.small, margin: 0, padding: 0, listStyle: 'none' });

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  padding: `${space.small} ${space.medium}`,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.medium,
  background: colour.surface.raised,
  color: colour.text.primary,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  transition: 'background-color 120ms',
  ':hover': { background: colour.surface.hover },
  ':focus-visible': { outline: `2px solid ${colour.focus.ring}`, outlineOffset: 2 },
  selectors: { '&[aria-pressed="true"]': { borderColor: colour.accent.control, boxShadow: `inset 0 0 0 1px ${colour.accent.control}` } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

globalStyle(`${choice}[aria-pressed="true"] span`, { fontWeight: font.weight.semibold });

export const roleChoice = style([choice, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed' } } }]);
export const name = style({ minInlineSize: 0, fontWeight: font.weight.medium, overflowWrap: 'anywhere' });
export const detail = style({ color: colour.text.secondary, fontSize: font.size.small, overflowWrap: 'anywhere' });
