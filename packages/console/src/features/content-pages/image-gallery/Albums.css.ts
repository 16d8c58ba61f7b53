import { font, space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

export const albums = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.small });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.small });

export const title = style({ fontSize: font.size.large, fontWeight: font.weight.semibold, lineHeight: font.lineHeight.tight });
