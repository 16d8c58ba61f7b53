import { colour, font, radius, space } from '@noticeboard/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Room for the list of 360 pixels and a comment beside it. */
export const columnsAreBeside = '(width >= 75rem)';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.large,
  backgroundColor: colour.surface.base,
  overflow: 'hidden',
  '@media': { [columnsAreBeside]: { gridTemplateColumns: '22.5rem minmax(0, 1fr)', blockSize: 'max(32rem, calc(100dvh - 13rem))' } },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  outline: 'none',
  '@media': { [columnsAreBeside]: { borderInlineEnd: `1px solid ${colour.border.subtle}`, overflowY: 'auto', scrollPaddingBlock: '3.5rem 6rem' } },
});

// The tabs stay in sight above their comments, which reach the edges.
globalStyle(`${list} [role="tablist"]`, { position: 'sticky', insetBlockStart: 0, zIndex: 1, backgroundColor: colour.surface.base });
globalStyle(`${list} [role="tabpanel"]`, { padding: 0 });
globalStyle(`${list} > :first-child`, { gap: 0 });

export const open = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  '@media': { [columnsAreBeside]: { overflowY: 'auto' } },
});

export const postIcon = style({ flex: 'none', inlineSize: '1em', blockSize: '1em' });

export const changed = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  paddingBlock: space.xsmall,
  paddingInline: `${space.large} ${space.small}`,
  backgroundColor: colour.surface.sunken,
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
});

export const changedWords = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const howFar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  marginBlockStart: 'auto',
  display: 'grid',
  justifyItems: 'start',
  gap: space.xsmall,
  padding: `${space.small} ${space.large}`,
  borderBlockStart: `1px solid ${colour.border.subtle}`,
  backgroundColor: colour.surface.sunken,
});

/** Its words are in line with those above; the button has padding itself. */
export const act = style({ marginInlineStart: `calc(-1 * ${space.small})` });

export const words = style({ margin: 0, color: colour.text.secondary, fontSize: font.size.small });
