import { colour, radius, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: space.large,
  minBlockSize: '2.75rem',
  paddingInline: space.large,
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
} as const;

export const table = componentStyle({
  overflow: 'hidden',
  backgroundColor: colour.surface.base,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.large,
});

export const head = componentStyle({ ...line, backgroundColor: colour.surface.sunken });

export const row = componentStyle({ ...line, selectors: { '&:last-child': { borderBlockEnd: 'none' } } });

export const firstCell = componentStyle({ flex: 2, minInlineSize: 0 });

/** Where cards replace a table, one line of each is enough. */
export const cell = componentStyle({ flex: 1, minInlineSize: 0, '@media': { '(max-width: 47.99rem)': { selectors: { '&:nth-child(n + 3)': { display: 'none' } } } } });
