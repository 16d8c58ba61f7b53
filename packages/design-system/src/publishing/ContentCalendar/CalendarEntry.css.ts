import { colour, font, radius, shadow, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';
import { core, hollowFrame, tone } from './ContentCalendar.css.ts';

const edge = { flex: 'none', alignSelf: 'stretch', inlineSize: '0.25rem', borderInline: `1px solid ${tone}`, borderRadius: radius.small, backgroundColor: core } as const;
const hatched = {
  borderInlineColor: hollowFrame,
  backgroundColor: 'transparent',
  backgroundOrigin: 'border-box',
  backgroundImage: `repeating-linear-gradient(135deg, ${tone} 0 2px, transparent 2px 4px)`,
  inlineSize: '0.375rem',
  '@media': { '(forced-colors: active)': { backgroundColor: 'Canvas', borderRadius: 0 } },
} as const;

/** The edge in the colour of the page; hatched for a series. */
export const mark = componentRecipe({
  // Like the dot beside the page's name.
  base: { ...edge, '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', outline: '1px solid CanvasText' } } },
  variants: { isSeries: { true: hatched, false: {} } },
});

const line = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xsmall,
  minInlineSize: 0,
  paddingInline: space.xxsmall,
  borderRadius: radius.small,
  color: colour.text.primary,
  fontSize: font.size.xsmall,
  lineHeight: font.lineHeight.tight,
} as const;

/** Over a day on which it can be dropped. */
export const carried = componentStyle({ ...line, backgroundColor: colour.surface.raised, border: `1px solid ${colour.accent.control}`, boxShadow: shadow.overlay });

export const entry = componentRecipe({
  base: {
    ...line,
    textDecoration: 'none',
    selectors: { '&:hover': { backgroundColor: colour.surface.hover }, '&[draggable="true"]': { cursor: 'grab' } },
  },
  variants: {
    /** It leaves a dashed place. */
    isDragging: { true: { outline: `1px dashed ${colour.border.control}`, outlineOffset: '-1px' }, false: {} },
    isMoving: { true: { outline: `1px dashed ${colour.border.control}`, outlineOffset: '-1px', cursor: 'progress' }, false: {} },
  },
});

export const sign = componentRecipe({
  base: { flex: 'none', inlineSize: '0.875rem', blockSize: '0.875rem', marginBlockStart: '0.0625rem' },
  variants: {
    kind: {
      published: { color: colour.success.text },
      scheduled: { color: colour.info.text },
      series: { color: colour.info.text },
      surveyEnds: { color: colour.text.secondary },
      pin: { color: colour.text.secondary },
      draft: { color: colour.text.secondary },
    },
  },
});

export const words = componentRecipe({
  base: { minInlineSize: 0, overflow: 'hidden', overflowWrap: 'anywhere' },
  variants: {
    view: {
      // Where days are narrow, the time takes a whole line.
      month: { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', '@container': { '(inline-size < 48rem)': { WebkitLineClamp: 3 } } },
      week: { display: '-webkit-box', WebkitLineClamp: 4, WebkitBoxOrient: 'vertical' },
    },
  },
});

export const time = componentStyle({ color: colour.text.secondary, fontVariantNumeric: 'tabular-nums' });

export const quiet = componentStyle({ color: colour.text.secondary });
