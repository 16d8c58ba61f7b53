import { colour, controlHeight, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { bareInput, boxButton } from '../boxParts.css.ts';

export const group = componentStyle({ gap: space.small, paddingInline: `${space.small} ${space.xxsmall}` });

export const glass = componentStyle({ flexShrink: 0, color: colour.text.secondary });

export const input = componentStyle({
  ...bareInput,
  selectors: { ...bareInput.selectors, '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' } },
});

/** As high as the box, without making it higher. */
const wholeHeight = { alignSelf: 'stretch', blockSize: 'auto', '@media': { '(pointer: coarse)': { inlineSize: controlHeight.large, blockSize: 'auto' } } } as const;

export const clear = componentStyle({ ...boxButton, ...wholeHeight, position: 'relative' });

/** Space for the cross: the words beside it don't move when it appears. */
export const roomOfClear = componentStyle({ ...wholeHeight, flexShrink: 0, inlineSize: controlHeight.small });
