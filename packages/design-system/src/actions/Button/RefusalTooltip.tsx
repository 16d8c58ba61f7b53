import type { RefObject } from 'react';
import type { TooltipTriggerAria } from 'react-aria/useTooltipTrigger';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { tooltip } from '../../overlays/Tooltip/Tooltip.css.ts';

export interface RefusalTooltipProps {
  state: TooltipTriggerState;
  trigger: RefObject<HTMLButtonElement | null>;
  tooltipProps: TooltipTriggerAria['tooltipProps'];
  /** Why the action is refused. */
  text: string;
}

/** Says beside a refused button why it is refused. */
export function RefusalTooltip({ state, trigger, tooltipProps, text }: RefusalTooltipProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip {...tooltipProps} triggerRef={trigger} placement="top" offset={6} className={tooltip}>
        {text}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}
