import { font, space, colour } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Room for the filters beside the days. */
export const filtersAreBeside = '(width >= 75rem)';

/** Room for seven days beside each other. */
export const daysAreBeside = '(width >= 48rem)';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  alignItems: 'start',
  '@media': { [filtersAreBeside]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});

export const filterTitle = style({ margin: 0, fontSize: font.size.medium, fontWeight: font.weight.semibold });

export const pageName = style({ display: 'inline-flex', alignItems: 'baseline', gap: space.small });

export const quiet = style({ margin: 0, color: colour.text.secondary, fontSize: font.size.small });

export const note = style({ outline: 'none' });
