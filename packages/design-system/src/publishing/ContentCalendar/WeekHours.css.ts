import { colour, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { columns, hour } from './ContentCalendar.css.ts';

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

/** An hour that the clocks leave out on a day. */
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
