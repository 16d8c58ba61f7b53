import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.css.ts';
import { hiddenFromSight } from '../../theme/hiddenFromSight.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const list = componentStyle({
  display: 'grid',
  gap: space.xxsmall,
  minInlineSize: 0,
  outline: 'none',
  selectors: { '&:not(:last-child)': { marginBlockEnd: space.small } },
});

export const row = componentRecipe({
  base: {
    // The last message has all the room beside the picture: the time is beside the name.
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    // Both lines are centred beside a picture that is higher than they are.
    gridTemplateRows: 'minmax(0, 1fr) auto auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: space.small,
    minInlineSize: 0,
    padding: space.small,
    borderRadius: radius.medium,
    cursor: 'pointer',
    selectors: {
      ...innerFocusRing,
      '&[data-hovered]': { backgroundColor: colour.surface.hover },
      '&[data-selected]': { backgroundColor: colour.surface.selected },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-selected]': { borderInlineStart: '4px solid Highlight' } } } },
  },
  variants: { isUnread: { true: { fontWeight: font.weight.semibold }, false: {} } },
});

export const picture = componentStyle({ gridRow: '1 / -1', marginInlineEnd: space.xsmall });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = componentStyle({ ...oneLine, gridColumn: 2, gridRow: 2, alignSelf: 'baseline' });

/** Keeps the hidden words at its end inside, which otherwise would make the page as wide as the message is long. */
export const last = componentRecipe({
  base: { ...oneLine, position: 'relative', gridColumn: '2 / -1', gridRow: 3, alignSelf: 'baseline', fontSize: font.size.small, color: colour.text.secondary },
  variants: { isUnread: { true: { gridColumn: '2' }, false: {} } },
});

/** The reader's own words are never unread. */
export const draft = componentStyle({ fontWeight: font.weight.regular });

export const draftMark = componentStyle({ fontWeight: font.weight.semibold, color: colour.accent.text });

export const undeliveredMark = componentStyle({ fontWeight: font.weight.semibold, color: colour.danger.text });

export const unreadWords = componentStyle(hiddenFromSight);

export const time = componentStyle({
  gridColumn: 3,
  gridRow: 2,
  alignSelf: 'baseline',
  justifySelf: 'end',
  fontSize: font.size.small,
  fontWeight: font.weight.regular,
  color: colour.text.secondary,
});

export const unread = componentStyle({
  gridColumn: 3,
  gridRow: 3,
  alignSelf: 'baseline',
  justifySelf: 'end',
  minInlineSize: '1.5em',
  paddingInline: space.xsmall,
  borderRadius: radius.full,
  textAlign: 'center',
  fontSize: font.size.xsmall,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: colour.accent.fill,
  color: colour.accent.onFill,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** Placeholder of a conversation, as high as a loaded one. */
export const waiting = componentStyle({ display: 'flex', alignItems: 'center', gap: space.medium, padding: space.small });

export const waitingWords = componentStyle({ flex: 1, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.small, minInlineSize: 0 });
