import { createContainer, createVar } from '@vanilla-extract/css';
import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';
import { rightToLeft } from '../../theme/rightToLeft.ts';

/** How much of a bar is filled. */
export const filled = createVar();

const wholeBoard = createContainer();
const onePanel = createContainer();

/** Room for units and people beside each other: people below would be out of sight when another unit is chosen. */
const isBeside = `${wholeBoard} (inline-size >= 40rem)`;

export const board = componentStyle({ containerName: wholeBoard, containerType: 'inline-size', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.large, minInlineSize: 0 });

const sheet = {
  minInlineSize: 0,
  backgroundColor: colour.surface.base,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.large,
} as const;

export const summary = componentStyle({
  ...sheet,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.medium,
  padding: space.large,
});

export const numbers = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.medium, margin: 0 });

export const count = componentStyle({ fontSize: '2.75rem', fontWeight: font.weight.bold, lineHeight: 1, fontVariantNumeric: 'tabular-nums' });

export const whole = componentStyle({ fontSize: font.size.xlarge, lineHeight: font.lineHeight.tight });

export const since = componentStyle({ color: colour.text.secondary });

export const acts = componentStyle({ display: 'flex', alignItems: 'center', gap: space.xsmall, minInlineSize: 0 });

export const panels = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  '@container': { [isBeside]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const panel = componentStyle({ ...sheet, containerName: onePanel, containerType: 'inline-size', display: 'flex', flexDirection: 'column', overflow: 'hidden' });

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xsmall} ${space.medium}`,
  minBlockSize: '3.25rem',
  paddingBlock: space.small,
  paddingInline: space.large,
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
});

export const title = componentStyle({ minInlineSize: 0, fontSize: font.size.medium, fontWeight: font.weight.semibold, overflowWrap: 'anywhere' });

export const quiet = componentStyle({ flex: 'none', fontSize: font.size.small, color: colour.text.secondary });

/** Half a row is cut off, to show that there are more. */
const highest = '23.5rem';

/** Units and people have equal heights; the longer one scrolls, so that the button to write stays in sight. */
const scrolls = { flex: '1 1 auto', overflowY: 'auto', outline: 'none', minBlockSize: '6rem' } as const;

export const units = componentStyle({ ...scrolls, minBlockSize: 0, '@container': { [isBeside]: { maxBlockSize: highest } } });

export const unit = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 1rem',
  gridTemplateAreas: '"name share arrow" "track track arrow"',
  alignItems: 'center',
  columnGap: space.medium,
  rowGap: space.xsmall,
  minBlockSize: '3rem',
  paddingBlock: space.small,
  paddingInline: `calc(${space.large} - 3px) ${space.medium}`,
  borderInlineStart: '3px solid transparent',
  cursor: 'pointer',
  selectors: {
    ...innerFocusRing,
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${colour.border.subtle}` },
    '&[data-hovered]': { backgroundColor: colour.surface.hover },
    '&[data-selected]': { backgroundColor: colour.surface.selected, borderInlineStartColor: colour.accent.control, color: colour.accent.text, fontWeight: font.weight.medium },
  },
  '@media': { '(forced-colors: active)': { borderInlineStartColor: 'Canvas', selectors: { '&[data-selected]': { borderInlineStartColor: 'Highlight' } } } },
  '@container': { [`${onePanel} (inline-size >= 26rem)`]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 5.5rem 1rem', gridTemplateAreas: '"name track share arrow"' } },
});

export const unitName = componentStyle({ gridArea: 'name', minInlineSize: 0, overflowWrap: 'anywhere' });

export const share = componentStyle({ gridArea: 'share', textAlign: 'end', color: colour.text.secondary, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const part = componentStyle({ fontWeight: font.weight.semibold, color: colour.text.primary });

/** Only beside the chosen one; it points to its people. */
export const arrow = componentStyle({
  gridArea: 'arrow',
  inlineSize: '1rem',
  blockSize: '1rem',
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' }, [rightToLeft]: { transform: 'scaleX(-1)' } },
});

export const track = componentRecipe({
  base: {
    display: 'block',
    gridArea: 'track',
    overflow: 'hidden',
    borderRadius: radius.full,
    backgroundColor: colour.border.subtle,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  variants: { isThick: { true: { gridArea: 'auto', gridColumn: '1 / -1', blockSize: '0.625rem' }, false: { blockSize: '0.5rem' } } },
});

export const bar = componentStyle({
  display: 'block',
  inlineSize: filled,
  blockSize: '100%',
  borderRadius: radius.full,
  backgroundColor: colour.accent.control,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});

export const search = componentStyle({ padding: `${space.small} ${space.large}`, borderBlockEnd: `1px solid ${colour.border.subtle}` });

export const people = componentStyle({ ...scrolls, maxBlockSize: highest, selectors: innerFocusRing });

export const person = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.medium,
  minBlockSize: '3rem',
  paddingBlock: space.small,
  paddingInline: space.large,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${colour.border.subtle}` } },
});

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.small,
  minBlockSize: '3.5rem',
  marginBlockStart: 'auto',
  paddingBlock: space.small,
  paddingInline: space.large,
  borderBlockStart: `1px solid ${colour.border.subtle}`,
  selectors: { '&:empty': { display: 'none' } },
});

export const remarks = componentStyle({
  display: 'flex',
  gap: space.small,
  gridColumn: '1 / -1',
  inlineSize: '100%',
  fontSize: font.size.small,
  color: colour.text.secondary,
});

export const sign = componentStyle({ flex: 'none', inlineSize: '0.875rem', blockSize: '0.875rem', marginBlockStart: '0.125rem' });
