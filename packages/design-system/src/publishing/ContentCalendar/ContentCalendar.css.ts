import { createVar } from '@vanilla-extract/css';
import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

/** The colour of a page. */
export const tone = createVar();
/** What is inside its mark: the colour, or nothing. */
export const core = createVar();
/** The style of the border that is its edge. */
export const edgeLine = createVar();
/** The colour around the hatching of a series: that of a page whose mark is hollow. */
export const hollowFrame = createVar();
/** Line that a pin is on. */
export const lane = createVar();
const laneHeight = createVar();
/** Lines of pins above the entries of a day. */
export const lanes = createVar();
/** Columns of a day, and of the days that a pin runs over. */
export const columns = createVar();

/** Row of an hour in a week, and how many hours it shows. */
export const hour = createVar();
export const hourCount = createVar();

const numberHeight = '2rem';
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const frame = componentStyle({
  containerType: 'inline-size',
  minInlineSize: 0,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.large,
  backgroundColor: colour.surface.base,
  overflow: 'clip',
});

export const head = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small, padding: `${space.small} ${space.large}` });

export const title = componentStyle({ margin: 0, minInlineSize: '11rem', fontSize: font.size.large, fontWeight: font.weight.semibold });

export const room = componentStyle({ flex: 1 });

export const steps = componentStyle({ display: 'flex', alignItems: 'center', gap: space.xsmall });

const week = { display: 'grid', borderBlockStart: `1px solid ${colour.border.subtle}` } as const;
const sevenDays = { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' };
/** The hours at the left, and the days beside them. */
const hoursAndDays = { gridTemplateColumns: '4rem repeat(7, minmax(0, 1fr))' };

export const weekdays = componentRecipe({ base: week, variants: { view: { month: sevenDays, week: hoursAndDays } } });

export const weekday = componentStyle({
  paddingBlock: space.xsmall,
  paddingInline: space.small,
  fontSize: font.size.xsmall,
  fontWeight: font.weight.medium,
  color: colour.text.secondary,
});

const lanesOf = (height: string) => ({ vars: { [laneHeight]: height } });

export const days = componentRecipe({
  base: week,
  variants: {
    view: { month: sevenDays, week: { ...hoursAndDays, gridTemplateRows: `auto auto repeat(${hourCount}, minmax(2.25rem, auto))` } },
    isThin: { true: lanesOf('0.625rem'), false: lanesOf('1.625rem') },
  },
});

export const day = componentRecipe({
  base: {
    gridRow: 1,
    gridColumn: columns,
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    paddingBlockEnd: space.xsmall,
    cursor: 'default',
    outline: 'none',
    selectors: { ...innerFocusRing, '& + &': { borderInlineStart: `1px solid ${colour.border.subtle}` } },
  },
  variants: {
    view: {
      month: { minBlockSize: '7.25rem' },
      // Its rows are those of the week, so that an hour is at the same height on all days.
      week: { display: 'grid', gridRow: '1 / -1', gridTemplateRows: 'subgrid', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockEnd: 0, borderInlineStart: `1px solid ${colour.border.subtle}` },
    },
    isQuiet: { true: { backgroundColor: colour.surface.sunken }, false: {} },
    isTarget: { true: { backgroundColor: colour.accent.subtle, boxShadow: `inset 0 0 0 2px ${colour.accent.control}`, '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } } }, false: {} },
  },
});

export const number = componentRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xsmall,
    blockSize: numberHeight,
    // What is below is under the pins.
    marginBlockEnd: `calc(${lanes} * ${laneHeight})`,
    paddingInline: space.xsmall,
    fontSize: font.size.small,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { isOutside: { true: { color: colour.text.secondary }, false: { fontWeight: font.weight.medium } } },
});

export const digits = componentRecipe({
  base: { display: 'grid', placeItems: 'center', minInlineSize: '1.5rem', blockSize: '1.5rem', paddingInline: space.xxsmall, borderRadius: radius.full },
  variants: { isToday: { true: { backgroundColor: colour.accent.fill, color: colour.accent.onFill, '@media': { '(forced-colors: active)': { outline: '2px solid CanvasText', outlineOffset: '-2px' } } }, false: {} } },
});

/** The number and its word, which is shown whole or, without room, not at all. */
export const numberAndWord = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space.xsmall, flex: 1, minInlineSize: 0, blockSize: '1.5rem', overflow: 'hidden', lineHeight: '1.5rem' });

export const today = componentStyle({ color: colour.accent.text, fontWeight: font.weight.semibold });

export const morePins = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: space.xxsmall, marginInlineStart: 'auto', fontSize: font.size.xsmall, color: colour.text.secondary });

export const entries = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxsmall, paddingInline: space.xxsmall });

/** How something is carried, above the days. */
export const carrying = componentStyle({ margin: 0, padding: `${space.small} ${space.large}`, borderBlockStart: `1px solid ${colour.border.subtle}`, backgroundColor: colour.accent.subtle, color: colour.text.primary, fontSize: font.size.small });

export const more = componentStyle({ paddingInline: space.small, fontSize: font.size.xsmall, fontWeight: font.weight.medium, color: colour.accent.text });

export const bar = componentRecipe({
  base: {
    gridRow: 1,
    gridColumn: columns,
    alignSelf: 'start',
    display: 'flex',
    alignItems: 'center',
    gap: space.xsmall,
    minInlineSize: 0,
    blockSize: '1.375rem',
    marginBlockStart: `calc(${numberHeight} + ${lane} * ${laneHeight})`,
    paddingInline: space.xsmall,
    border: `1px solid color-mix(in srgb, ${tone} 24%, ${colour.surface.base})`,
    backgroundColor: `color-mix(in srgb, ${tone} 12%, ${colour.surface.base})`,
    color: colour.text.primary,
    fontSize: font.size.xsmall,
    // A press goes to the day below it.
    pointerEvents: 'none',
  },
  variants: {
    begins: { true: { marginInlineStart: space.xsmall, borderInlineStart: `0.25rem ${edgeLine} ${tone}`, borderStartStartRadius: radius.small, borderEndStartRadius: radius.small }, false: { borderInlineStartWidth: 0 } },
    ends: { true: { marginInlineEnd: space.xsmall, borderStartEndRadius: radius.small, borderEndEndRadius: radius.small }, false: { borderInlineEndWidth: 0 } },
    isColliding: { true: { borderBlock: `1px dashed ${colour.warning.border}` }, false: {} },
    /** Neither begins nor ends in its week, which shows only a line. */
    isThin: { true: { blockSize: '0.375rem', paddingInline: 0, backgroundColor: `color-mix(in srgb, ${tone} 40%, ${colour.surface.base})` }, false: {} },
  },
});

export const barName = componentStyle({ ...oneLine, minInlineSize: 0, fontWeight: font.weight.medium });

export const warning = componentStyle({ flex: 'none', inlineSize: '0.875rem', blockSize: '0.875rem', color: colour.warning.text });

export const waiting = componentStyle({ display: 'grid', gap: space.xsmall, paddingInline: space.small });

export const legend = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xsmall} ${space.large}`,
  margin: 0,
  padding: `${space.small} ${space.large}`,
  borderBlockStart: `1px solid ${colour.border.subtle}`,
  fontSize: font.size.small,
  color: colour.text.secondary,
});

export const legendEntry = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: space.xsmall });

export const barFacts = componentStyle({ ...oneLine, flex: 1, minInlineSize: 0, color: colour.text.secondary });

export const swatch = componentStyle({
  flex: 'none',
  display: 'inline-block',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  border: `0.125rem solid ${tone}`,
  borderRadius: radius.full,
  backgroundColor: core,
  // The dot has no other meaning than its colour; the outline separates it from any background.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', outline: '1px solid CanvasText' } },
});
