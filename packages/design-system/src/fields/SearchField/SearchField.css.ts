import { colour, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { bareInput, boxButton } from '../boxParts.css.ts';

export const group = componentStyle({ gap: space.small, paddingInline: `${space.small} ${space.xxsmall}` });

export const glass = componentStyle({ flexShrink: 0, color: colour.text.secondary });

export const input = componentStyle({
  ...bareInput,
  selectors: { ...bareInput.selectors, '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' } },
});

export const clear = componentStyle({ ...boxButton, position: 'relative' });
