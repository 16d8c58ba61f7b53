import { font, space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The line of filters: each as wide as a date needs, wrapping where room ends. */
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space.medium });

export const range = style({ flex: '0 1 16rem', minInlineSize: 'min(11rem, 100%)' });

/** The range with its two dates beside it. */
export const customRange = style({ flex: '0 1 33rem', minInlineSize: 0 });

export const filter = style({ flex: '0 1 16rem', minInlineSize: 'min(11rem, 100%)' });

export const number = style({ flex: '0 1 11rem', minInlineSize: 'min(10rem, 100%)' });

/** A button with a word above it, as fields have it. */
export const labelled = style({ display: 'grid', gap: space.xsmall });

/** A node's name as long as there is room for it. */
export const unit = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxInlineSize: '11rem' });

export const label = style({ fontWeight: font.weight.medium, lineHeight: font.lineHeight.tight });
