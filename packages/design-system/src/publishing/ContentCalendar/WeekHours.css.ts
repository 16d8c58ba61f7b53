import { createVar } from '@vanilla-extract/css';
import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { columns, hour } from './ContentCalendar.css.ts';

/** Part of the hour that has passed, from 0 to 1. */
export const part = createVar();

/** The line of an hour over the whole week, with its time at the left. A press goes to the day below it. */
export const hourLine = componentStyle({
  gridColumn: '1 / -1',
  gridRow: hour,
  borderBlockStart: `1px solid ${colour.border.subtle}`,
  paddingInline: space.small,
  fontSize: font.size.xsmall,
  color: colour.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});

/** An hour that the clocks skip on a day. */
export const missing = componentStyle({
  gridColumn: columns,
  gridRow: hour,
  backgroundImage: `repeating-linear-gradient(135deg, ${colour.border.subtle} 0 1px, transparent 1px 6px)`,
  pointerEvents: 'none',
});

/** What happens in an hour of a day, or on the whole day above all hours. */
export const slot = componentStyle({
  gridRow: hour,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.xxsmall,
  padding: space.xxsmall,
  minInlineSize: 0,
});

/** What the clocks do. */
export const clocks = componentStyle({ margin: 0, paddingInline: space.xxsmall, fontSize: font.size.xsmall, color: colour.text.secondary });

export const guest = componentStyle({ display: 'grid', minInlineSize: 0, scrollMarginBlock: space.xlarge });

/** The present, a line over today with a dot where it begins. A press goes to the day below it. */
export const now = componentStyle({
  gridColumn: columns,
  gridRow: hour,
  position: 'relative',
  pointerEvents: 'none',
  selectors: {
    '&::before': { content: '""', position: 'absolute', insetInline: 0, insetBlockStart: `calc(${part} * 100% - 1px)`, borderBlockStart: `2px solid ${colour.accent.control}` },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-0.25rem',
      insetBlockStart: `calc(${part} * 100% - 0.25rem)`,
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: radius.full,
      backgroundColor: colour.accent.control,
      '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
    },
  },
});

/** Where a drop would put something: half an hour, over what is there, so that no row grows under the pointer. */
export const dropMark = componentStyle({
  gridRow: hour,
  position: 'relative',
  pointerEvents: 'none',
});

export const dropMarkFace = componentStyle({
  position: 'absolute',
  insetInline: space.xxsmall,
  insetBlockStart: `calc(${part} * 100%)`,
  blockSize: '50%',
  minBlockSize: '1.125rem',
  paddingInline: space.xsmall,
  border: `1px solid ${colour.accent.control}`,
  borderRadius: radius.small,
  backgroundColor: colour.surface.raised,
  color: colour.text.primary,
  fontSize: font.size.xsmall,
  fontWeight: font.weight.medium,
  lineHeight: '1rem',
  fontVariantNumeric: 'tabular-nums',
});
