import { colour, font, space } from '../../theme/contract.css.ts';
import { floatingSurface } from '../../theme/floating.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const popover = componentStyle({ ...floatingSurface, inlineSize: 'min(24rem, calc(100vw - 2rem))', maxBlockSize: '60vh', overflowY: 'auto' });

export const dialog = componentStyle({ display: 'grid', gap: space.medium, padding: space.large, outline: 'none' });

export const dayTitle = componentStyle({ margin: 0, fontSize: font.size.medium, fontWeight: font.weight.semibold });

export const list = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.medium, margin: 0, padding: 0, listStyle: 'none' });

export const line = componentStyle({ display: 'flex', alignItems: 'flex-start', gap: space.small, minInlineSize: 0 });

/** As high as the first line of a `RowName` with what is around it, so that the sign is centred on that line. */
export const lineSign = componentStyle({ flex: 'none', display: 'grid', alignItems: 'center', blockSize: '1.5rem', '@media': { '(pointer: coarse)': { blockSize: '2.75rem' } } });

export const lineWords = componentStyle({ flex: 1, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: space.xxsmall, minInlineSize: 0 });

export const lineFacts = componentStyle({ fontSize: font.size.small, color: colour.text.secondary, overflowWrap: 'anywhere' });

export const agenda = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', borderBlockStart: `1px solid ${colour.border.subtle}` });

// Its words are in line with those of the days; the button has padding itself.
export const earlier = componentStyle({ padding: space.small, borderBlockEnd: `1px solid ${colour.border.subtle}` });

export const nothingMore = componentStyle({ padding: space.large, color: colour.text.secondary });

export const agendaDay = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.medium, padding: space.large, selectors: { '& + &': { borderBlockStart: `1px solid ${colour.border.subtle}` } } });

export const nothing = componentStyle({ padding: `${space.xxlarge} ${space.large}` });
