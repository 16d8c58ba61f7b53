import { colour, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const typeSign = componentStyle({ inlineSize: '1.125rem', blockSize: '1.125rem' });

export const fact = componentStyle({ display: 'grid', gap: space.xsmall, margin: 0 });

export const term = componentStyle({ fontWeight: font.weight.medium });

export const type = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.small, margin: 0 });

/** On a separate line, also before the type has loaded. */
export const reason = componentStyle({ flexBasis: '100%', fontSize: font.size.small, color: colour.text.secondary, textWrap: 'pretty' });
