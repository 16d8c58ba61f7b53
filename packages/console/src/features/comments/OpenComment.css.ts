import { colour, font, radius, space } from '@noticeboard/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { columnsAreBeside } from './InboxColumns.css.ts';

export const back = style({ padding: space.small, borderBlockEnd: `1px solid ${colour.border.subtle}` });

export const post = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  padding: `${space.medium} ${space.large}`,
  backgroundColor: colour.surface.sunken,
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
});

export const face = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: radius.medium,
  overflow: 'hidden',
  backgroundColor: colour.accent.subtle,
  color: colour.accent.text,
});

globalStyle(`${face} > img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const postWords = style({ flex: 1, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const postName = style({ ...oneLine, fontWeight: font.weight.semibold });

export const quiet = style({ overflowWrap: 'anywhere', color: colour.text.secondary, fontSize: font.size.small });

export const thread = style({ flex: 1, padding: `${space.large} ${space.small}`, minInlineSize: 0 });

// Keeps them clear of the sticky footer.
globalStyle(`${thread} :is([aria-current], li:last-child)`, { scrollMarginBlock: `${space.large} 17rem` });

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  padding: `${space.medium} ${space.large}`,
  borderBlockStart: `1px solid ${colour.border.subtle}`,
  backgroundColor: colour.surface.base,
  '@media': { [`${columnsAreBeside} and (height >= 40rem)`]: { position: 'sticky', insetBlockEnd: 0 } },
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xsmall });

export const room = style({ flex: 1 });

export const key = style({
  // No keys where there is no keyboard.
  '@media': { '(hover: none) and (pointer: coarse)': { display: 'none' } },
  paddingInline: '0.375rem',
  border: '1px solid currentcolor',
  borderRadius: radius.small,
  fontFamily: 'inherit',
  fontSize: font.size.xsmall,
  lineHeight: '1.125rem',
});
