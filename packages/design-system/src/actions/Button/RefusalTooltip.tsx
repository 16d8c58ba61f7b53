import { type DOMAttributes, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { forEyes } from '../tooltips/forEyes.tsx';
import { givesWay } from '../tooltips/givesWay.ts';
import { keysPassOn } from '../tooltips/keysPassOn.ts';
import { tooltip } from '../tooltips/tooltip.css.ts';
import { tooltipDelays } from '../tooltips/tooltipDelays.ts';

/** The handlers by which a button reports to its tooltip that it is hovered, focused or left. */
export type TooltipHandlers = DOMAttributes<HTMLButtonElement>;

export interface RefusalTooltipProps {
  /** The refused button, beside which the tooltip is placed. */
  trigger: RefObject<HTMLButtonElement | null>;
  /** Receives the handlers that the button must call from now on; none when the tooltip unmounts. */
  onHandlersChange: (handlers: TooltipHandlers) => void;
  /** Why the action is refused. */
  text: string;
}

/** Says beside a refused button why it is refused. */
export function RefusalTooltip({ trigger, onHandlersChange, text }: RefusalTooltipProps) {
  const state = useTooltipTriggerState(tooltipDelays);
  const { triggerProps, tooltipProps } = useTooltipTrigger({}, state, trigger);
  const handlers = useRef(triggerProps);
  useEffect(() => {
    handlers.current = triggerProps;
  });
  useLayoutEffect(() => {
    onHandlersChange(keysPassOn(handedOn(handlers)));
    return () => onHandlersChange({});
  }, [onHandlersChange]);
  const open = useRef((isImmediate: boolean) => state.open(isImmediate));
  useEffect(() => {
    // Focused by keyboard before this code had loaded, or refused just now: nothing would announce the reason. By
    // react-aria's attribute, as for later focus: browsers report every focus by script as focus by keyboard.
    if (trigger.current?.matches('[data-focus-visible]')) open.current(true);
  }, [trigger]);
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip {...tooltipProps} {...givesWay(() => state.close(true))} triggerRef={trigger} placement="top" offset={6} className={tooltip} render={forEyes}>
        {text}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}

/** Stable functions that call the latest ones, so that the button isn't re-rendered with the tooltip. */
function handedOn(handlers: RefObject<TooltipHandlers>): TooltipHandlers {
  const names = Object.entries(handlers.current).flatMap(([name, handler]) => (typeof handler === 'function' ? [name as 'onFocus'] : []));
  return Object.fromEntries(names.map((name): [string, TooltipHandlers['onFocus']] => [name, (event) => handlers.current[name]?.(event)]));
}
