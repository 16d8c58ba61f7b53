import { colour, radius } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

/** Mail is written for white paper: the frame stays light in the dark scheme. */
export const frame = componentStyle({
  display: 'block',
  inlineSize: '100%',
  border: `1px solid ${colour.border.strong}`,
  borderRadius: radius.medium,
  backgroundColor: 'white',
  colorScheme: 'light',
  outline: 'none',
  // The focus is in its own document, so that only the surrounding page can show it.
  selectors: { '&[data-focused]': { outline: `2px solid ${colour.focus.ring}`, outlineOffset: '2px' } },
});
