import { colour, font, radius, space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.large });

/** One width for all text: 680 pixels. */
export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xlarge, maxInlineSize: '43.5rem' });

export const message = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xsmall });

export const link = style({ display: 'grid', gap: space.medium, margin: 0, padding: 0, border: 0, minInlineSize: 0 });

export const legend = style({ padding: 0, marginBlockEnd: space.small, fontWeight: font.weight.semibold });

export const linkFields = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))', gap: space.large, alignItems: 'start' });

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  padding: space.large,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.medium,
  backgroundColor: colour.surface.canvas,
});

export const cardIcon = style({ flexShrink: 0, inlineSize: '1.25rem', blockSize: '1.25rem', color: colour.accent.text });

export const cardText = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const cardLabel = style({ fontWeight: font.weight.semibold });

export const quiet = style({ color: colour.text.secondary, fontSize: font.size.small });
