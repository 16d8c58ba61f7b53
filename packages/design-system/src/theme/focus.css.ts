import type { StyleRule } from '@vanilla-extract/css';
import { colour } from './contract.css.ts';

/** The ring every focusable part shows for keyboard focus; 3:1 against every surface in all ten combinations. */
export const focusRing: NonNullable<StyleRule['selectors']> = {
  '&[data-focus-visible], &:focus-visible': {
    outline: `2px solid ${colour.focus.ring}`,
    outlineOffset: '2px',
  },
};

/** The same ring drawn inside, for parts whose neighbours or scroller would clip an outer one. */
export const innerFocusRing: NonNullable<StyleRule['selectors']> = {
  '&[data-focus-visible], &:focus-visible': {
    outline: `2px solid ${colour.focus.ring}`,
    outlineOffset: '-2px',
  },
};
