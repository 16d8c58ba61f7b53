import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const fields = componentStyle({ display: 'grid', gap: space.large, minInlineSize: 0 });

export const pair = componentStyle({ display: 'grid', gap: space.large, gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))' });

export const preview = componentStyle({
  display: 'grid',
  gap: space.small,
  padding: space.medium,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.medium,
  backgroundColor: colour.surface.sunken,
});

export const title = componentStyle({ fontSize: font.size.small, fontWeight: font.weight.semibold });

/** A line with a dot for each date. */
export const dates = componentStyle({
  display: 'grid',
  gap: space.xsmall,
  margin: 0,
  marginInlineStart: space.xsmall,
  paddingInlineStart: space.medium,
  listStyle: 'none',
  borderInlineStart: `2px solid ${colour.border.strong}`,
  fontVariantNumeric: 'tabular-nums',
});

export const date = componentStyle({
  position: 'relative',
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '0.45em',
      insetInlineStart: `calc(-1 * ${space.medium} - 0.3rem)`,
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: radius.full,
      backgroundColor: colour.accent.control,
    },
  },
});

export const rest = componentStyle({ fontSize: font.size.small, color: colour.text.secondary });
