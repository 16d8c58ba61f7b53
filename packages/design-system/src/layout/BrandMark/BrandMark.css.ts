import { colour, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const brandMark = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: space.small, color: colour.text.primary });

export const drawing = componentStyle({ inlineSize: '2rem', blockSize: '2rem', flexShrink: 0 });

export const board = componentStyle({ fill: colour.accent.fill });
export const notice = componentStyle({ fill: colour.accent.onFill });
export const fold = componentStyle({ fill: colour.accent.fillPressed, fillOpacity: 0.45 });
export const writing = componentStyle({ stroke: colour.accent.fill, strokeWidth: 1.8, strokeLinecap: 'round', fill: 'none' });
export const pin = componentStyle({ fill: colour.accent.fillPressed, stroke: colour.accent.onFill, strokeWidth: 1.5 });

export const name = componentStyle({ fontSize: font.size.large, fontWeight: font.weight.bold, letterSpacing: '-0.02em' });
