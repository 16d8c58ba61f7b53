import { colour, font, space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

export const summary = style({
  display: 'grid',
  gap: space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { '(width >= 64rem)': { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
});

export const number = style({ margin: 0, fontSize: font.size.display, fontWeight: font.weight.bold, lineHeight: font.lineHeight.tight, fontVariantNumeric: 'tabular-nums' });

export const unit = style({ margin: 0, fontSize: font.size.large, fontWeight: font.weight.semibold });

export const cards = style({ display: 'grid', gap: space.large, gridTemplateColumns: 'repeat(auto-fit, minmax(min(28rem, 100%), 1fr))', alignItems: 'start' });

/** The place of a card, which it fills. */
export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start', minInlineSize: 0 });

/** The same, for a card that is out of sight: its height is set from outside, and its content is laid out when it comes near. */
export const farCard = style([card, { contentVisibility: 'auto' }]);

export const quiet = style({ margin: 0, fontSize: font.size.small, color: colour.text.secondary });

export const written = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyle: 'none' });

export const answer = style({
  display: 'grid',
  gap: space.xsmall,
  paddingBlock: space.small,
  minInlineSize: 0,
  selectors: { '& + &': { borderBlockStart: `1px solid ${colour.border.subtle}` } },
});

export const text = style({ margin: 0, whiteSpace: 'pre-wrap', unicodeBidi: 'plaintext', overflowWrap: 'anywhere' });
