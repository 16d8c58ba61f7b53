import { globalStyle } from '@vanilla-extract/css';
import { colour, font, radius, shadow, space } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { hiddenFromSight } from '../../theme/hiddenFromSight.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const conversation = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  backgroundColor: colour.surface.base,
  // In a layout both sides share a frame.
  selectors: { '&:not([data-framed])': { border: `1px solid ${colour.border.subtle}`, borderRadius: radius.large } },
});

const roomOfTray = '5rem';

/** The messages, and over them the button to those that arrived out of sight. */
export const frame = componentStyle({
  position: 'relative',
  flex: 1,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  minBlockSize: 0,
  // Room for the collapsed tray of uploads, which would cover the newest message.
  selectors: { ':root:has([data-upload-tray]) &': { borderBlockEnd: `${roomOfTray} solid ${colour.surface.canvas}` } },
  '@media': { '(forced-colors: active)': { selectors: { ':root:has([data-upload-tray]) &': { borderBlockEndColor: 'Canvas' } } } },
});

export const newBelow = componentRecipe({
  base: {
    position: 'absolute',
    insetInline: 0,
    display: 'grid',
    justifyItems: 'center',
    // Messages beside it can be pressed through its box.
    pointerEvents: 'none',
  },
  // On the side to which it scrolls.
  variants: { isAbove: { true: { insetBlockStart: space.medium }, false: { insetBlockEnd: space.medium } } },
});

globalStyle(`${newBelow.classNames.base} > *`, { '@layer': { [layers.component]: { pointerEvents: 'auto', borderRadius: radius.full, boxShadow: shadow.raised } } });

export const history = componentStyle({
  position: 'relative',
  minBlockSize: 0,
  overflowY: 'auto',
  // Bubbles lie on it like sheets.
  backgroundColor: colour.surface.canvas,
  overscrollBehavior: 'contain',
  // The scroll position is kept by script: the browser's anchoring would move it twice.
  overflowAnchor: 'none',
  selectors: innerFocusRing,
});

export const instead = componentStyle({ display: 'flex', flexDirection: 'column', gap: space.large, minBlockSize: '100%', padding: space.large });

export const nothing = componentStyle({ marginBlock: 'auto' });

/** A message that is being sent. */
export const waiting = componentStyle({ display: 'flex', gap: space.small, paddingBlockEnd: space.large });

export const sizer = componentStyle({ position: 'relative' });

export const older = componentStyle({ display: 'grid', justifyItems: 'center', paddingBlockStart: space.medium });

/** Above the button to the newest, which covers the end. */
export const newer = componentStyle({ position: 'absolute', insetInline: 0, insetBlockEnd: '4rem', display: 'grid', justifyItems: 'center' });

/** The gap to the next message is inside, so that it is measured with it. */
export const entry = componentRecipe({
  base: { position: 'absolute', insetInline: 0, paddingInline: `max(${space.large}, (100% - 45rem) / 2)`, paddingBlockEnd: space.large },
  // Close to the one that continues it.
  variants: { isFollowed: { true: { paddingBlockEnd: space.xsmall }, false: {} } },
});

export const dayName = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  marginBlockEnd: space.large,
  fontSize: font.size.small,
  fontWeight: font.weight.medium,
  color: colour.text.secondary,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${colour.border.subtle}` },
  },
});

export const arrival = componentStyle(hiddenFromSight);

export const unread = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  marginBlockEnd: space.medium,
  fontSize: font.size.small,
  fontWeight: font.weight.semibold,
  color: colour.accent.text,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${colour.accent.control}` },
  },
});
