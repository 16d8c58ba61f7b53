import { colour, controlHeight, font, motion, radius, space } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const tabs = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const fade = (before: string, after: string) =>
  `linear-gradient(to right, transparent, black ${before}, black calc(100% - ${after}), transparent)`;

export const list = componentStyle({
  position: 'relative',
  display: 'flex',
  gap: space.xsmall,
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  boxShadow: `inset 0 -1px ${colour.border.subtle}`,
  selectors: {
    '&[data-more-before]': { maskImage: fade('2rem', '0px') },
    '&[data-more-after]': { maskImage: fade('0px', '2rem') },
    '&[data-more-before][data-more-after]': { maskImage: fade('2rem', '2rem') },
  },
});

export const tab = componentStyle({
  position: 'relative',
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: controlHeight.large,
  paddingInline: space.medium,
  borderRadius: radius.small,
  color: colour.text.secondary,
  fontWeight: font.weight.medium,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `color ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: {
    ...innerFocusRing,
    '&[data-hovered]': { color: colour.text.primary },
    '&[data-selected]': { color: colour.accent.text },
  },
});

export const icon = componentStyle({ display: 'grid', fontSize: '1rem' });

/** Narrower numbers have the room of two digits. */
const leastRoom = '1.5rem';

/** Of a number that is not known yet: the tabs beside it stay in place when it comes (ADR 0185). */
export const roomOfCount = componentStyle({ inlineSize: leastRoom });

export const count = componentStyle({
  minInlineSize: leastRoom,
  paddingInline: space.xsmall,
  borderRadius: radius.full,
  backgroundColor: colour.neutral.subtle,
  color: colour.neutral.text,
  fontSize: font.size.xsmall,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.25rem',
  textAlign: 'center',
  selectors: { '[data-selected] > &': { backgroundColor: colour.accent.subtle, color: colour.accent.text } },
});

export const line = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '2px',
  borderRadius: radius.full,
  backgroundColor: colour.accent.control,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
});

export const panel = componentStyle({ minInlineSize: 0, paddingBlockStart: space.large, selectors: innerFocusRing });

export const waiting = componentStyle({ display: 'grid', gap: space.medium });
