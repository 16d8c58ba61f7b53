import type { ReactElement } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { hint } from './Hint.css.ts';

interface HintProps {
  /** What the tooltip says. */
  text: string;
  /** One react-aria control. */
  children: ReactElement;
}

/** Shows a button's name or the reason of its refusal to the pointer and to keyboard focus. */
export function Hint({ text, children }: HintProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      {children}
      <Tooltip className={hint} offset={6}>
        {text}
      </Tooltip>
    </TooltipTrigger>
  );
}
