import { colour, font, space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

export const title = style({ fontSize: font.size.large, fontWeight: font.weight.semibold, overflowWrap: 'anywhere' });

export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.xxlarge, rowGap: space.small, margin: 0 });
export const name = style({ color: colour.text.secondary });
export const noName = style([name, { fontWeight: font.weight.regular }]);
export const value = style({ margin: 0, overflowWrap: 'anywhere' });
export const notes = style({ marginBlockStart: space.small, paddingInlineStart: space.large, overflowWrap: 'anywhere' });
export const allNotes = style([notes, { maxBlockSize: '15rem', overflowY: 'auto' }]);
export const failed = style({ display: 'grid', gap: space.small, minInlineSize: 0 });
