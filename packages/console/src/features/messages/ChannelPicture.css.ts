import { colour, radius } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The placeholder of a picture that has not loaded, or cannot be loaded. */
export const room = style({ display: 'grid', placeItems: 'center', inlineSize: '14rem', maxInlineSize: '100%', aspectRatio: '4 / 3', borderRadius: radius.medium, backgroundColor: colour.surface.sunken, color: colour.text.secondary });
