import type { RefObject } from 'react';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { forEyes } from './forEyes.tsx';
import { givesWay } from './givesWay.ts';
import { tooltip } from './tooltip.css.ts';

interface NameOfControlProps {
  /** What a screen reader announces from the control itself. */
  text: string;
  /** The control. */
  trigger: RefObject<HTMLElement | null>;
  /** Whether it is shown. */
  state: TooltipTriggerState;
}

/** The name of a control above it, visual only. */
export function NameOfControl({ text, trigger, state }: NameOfControlProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <AriaTooltip {...givesWay(() => state.close(true))} triggerRef={trigger} placement="top" offset={6} className={tooltip} render={forEyes}>
        {text}
      </AriaTooltip>
    </TooltipTriggerStateContext>
  );
}
