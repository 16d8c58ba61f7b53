import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.css.ts';
import { hiddenFromSight } from '../../theme/hiddenFromSight.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const conversation = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.large,
  backgroundColor: colour.surface.base,
});

export const history = componentStyle({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The place is kept by hand where the browser does not: two hands would move it twice.
  overflowAnchor: 'none',
  selectors: innerFocusRing,
});

export const instead = componentStyle({ display: 'flex', flexDirection: 'column', gap: space.large, minBlockSize: '100%', padding: space.large });

export const nothing = componentStyle({ marginBlock: 'auto' });

/** A message that is being sent. */
export const waiting = componentStyle({ display: 'flex', gap: space.small, paddingBlockEnd: space.large });

export const sizer = componentStyle({ position: 'relative' });

export const older = componentStyle({ display: 'grid', justifyItems: 'center', paddingBlockStart: space.medium });

/** The room to the next message is inside, so that it is measured with it. */
export const entry = componentStyle({ position: 'absolute', insetInline: 0, paddingInline: space.large, paddingBlockEnd: space.large });

export const dayName = componentStyle({
  inlineSize: 'fit-content',
  marginInline: 'auto',
  marginBlockEnd: space.large,
  paddingInline: space.medium,
  borderRadius: radius.full,
  fontSize: font.size.small,
  fontWeight: font.weight.medium,
  color: colour.text.secondary,
  backgroundColor: colour.surface.sunken,
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
