import { inverseNote } from '../../theme/floating.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const tooltip = componentStyle({
  maxInlineSize: '18rem',
  ...inverseNote,
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
