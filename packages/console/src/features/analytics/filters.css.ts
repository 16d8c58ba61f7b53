import { colour, controlHeight, font, space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The row of filters: each as wide as a date needs, wrapping where there is no room. */
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space.medium });

/** On a phone every filter has a row to itself. */
const wholeLine = { '@media': { '(width < 48rem)': { flex: '1 1 100%' } } };

export const range = style({ flex: '0 1 15rem', minInlineSize: 'min(11rem, 100%)', ...wholeLine });

/** The range with its two dates beside it. */
export const customRange = style({ flex: '0 1 34rem', minInlineSize: 0, ...wholeLine });

export const filter = style({ flex: '0 1 14rem', minInlineSize: 'min(11rem, 100%)', ...wholeLine });

/** Two numbers share a row where both have room for their labels. */
export const number = style({ flex: '0 1 10.5rem', minInlineSize: 'min(10rem, 100%)', '@media': { '(width < 48rem)': { flex: '1 1 12rem' } } });

/** The switch is in line with the fields, below their labels, whatever is below the fields. */
export const comparison = style({
  marginBlockStart: `calc(${font.size.medium} * ${font.lineHeight.tight} + ${space.xsmall})`,
  minBlockSize: controlHeight.medium,
  display: 'flex',
  alignItems: 'center',
  '@media': { '(width < 48rem)': { flex: '1 1 100%', marginBlockStart: 0 } },
});

/**
 * In a row by itself, without the room of a label: behind four filters or more, in the windows in which these fill a row.
 * Not with the dates of a custom range, which leave room in the next row.
 */
export const comparisonInOwnRow = style({ selectors: { '&:nth-child(n + 5)': { '@media': { '(65.0625rem <= width < 90rem)': { marginBlockStart: 0 } } } } });

/** How days are counted. */
export const note = style({ fontSize: font.size.small, color: colour.text.secondary });

/** A button with a label above it, as fields have. */
export const labelled = style({ display: 'grid', gap: space.xsmall });

/** A node's name, cut off where there is no room. */
export const unit = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxInlineSize: '9rem' });

export const label = style({ fontWeight: font.weight.medium, lineHeight: font.lineHeight.tight });
