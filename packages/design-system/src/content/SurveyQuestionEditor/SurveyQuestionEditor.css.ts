import { labelRoom } from '../../fields/field.css.ts';
import { controlHeight, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const line = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space.large,
});

/** Aligns with the box of the field beside it, below that field's label. */
export const required = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: controlHeight.medium,
  // Where the two columns of the line have room.
  '@container': { '(inline-size >= 25rem)': { marginBlockStart: labelRoom } },
});
