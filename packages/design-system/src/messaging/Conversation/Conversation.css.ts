import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const conversation = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.large,
  backgroundColor: colour.surface.base,
});

export const history = componentStyle({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space.large,
  padding: space.large,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The place is kept by hand where the browser does not: two hands would move it twice.
  overflowAnchor: 'none',
  selectors: innerFocusRing,
});

export const day = componentStyle({ display: 'grid', gap: space.large });

export const dayName = componentStyle({
  justifySelf: 'center',
  paddingInline: space.medium,
  borderRadius: radius.full,
  fontSize: font.size.small,
  fontWeight: font.weight.medium,
  color: colour.text.secondary,
  backgroundColor: colour.surface.sunken,
});

export const entry = componentStyle({ minInlineSize: 0 });

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
