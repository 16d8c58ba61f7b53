import type { StyleRule } from '@vanilla-extract/css';
import { colour, controlHeight, radius } from './contract.css.ts';

/** A button with only an icon, without a surface until it is hovered: parts of rows and trails, of which there are many. */
export const bareIconButton = {
  display: 'grid',
  placeContent: 'center',
  inlineSize: controlHeight.small,
  blockSize: controlHeight.small,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: colour.text.secondary,
  cursor: 'pointer',
} satisfies StyleRule;
