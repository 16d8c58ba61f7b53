import { type DOMAttributes, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { forEyes } from '../tooltips/forEyes.tsx';
import { givesWay } from '../tooltips/givesWay.ts';
import { keysPassOn } from '../tooltips/keysPassOn.ts';
import { tooltip } from '../tooltips/tooltip.css.ts';
import { tooltipDelays } from '../tooltips/tooltipDelays.ts';

/** What a button hands on to its tooltip: that it is pointed at, focused or left. */
export type TooltipHandlers = DOMAttributes<HTMLButtonElement>;

export interface RefusalTooltipProps {
  /** The refused button, beside which the tooltip is placed. */
  trigger: RefObject<HTMLButtonElement | null>;
  /** Takes what the button must hand on from now on, and nothing when the tooltip goes. */
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
    // Reached by keyboard before this part had arrived, or refused just now: nothing would announce the reason. It is
    // react-aria's word that counts, as for a focus that comes later: browsers see a keyboard in every focus by code.
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
