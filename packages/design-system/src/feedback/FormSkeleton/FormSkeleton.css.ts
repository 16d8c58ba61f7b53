import { space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const form = componentStyle({ display: 'grid', gap: space.large });

export const field = componentStyle({ display: 'grid', gap: space.xsmall });

export const buttons = componentStyle({ display: 'flex', justifyContent: 'flex-end', gap: space.small });
