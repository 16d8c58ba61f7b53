import { type ReactElement, use } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { givesWay } from '../../actions/tooltips/givesWay.ts';
import { tooltip } from '../../actions/tooltips/tooltip.css.ts';
import { tooltipDelays } from '../../actions/tooltips/tooltipDelays.ts';

export interface TooltipProps {
  /** A few words; nothing that is needed to use the control. */
  text: string;
  /** The control that is explained. It must be focusable. */
  children: ReactElement;
  /** @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
}

/** Explains a control on hover and focus. For something that can be pressed inside use `Popover`. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger {...tooltipDelays}>
      {children}
      <Words text={text} placement={placement} />
    </TooltipTrigger>
  );
}

function Words({ text, placement }: Required<Pick<TooltipProps, 'text' | 'placement'>>) {
  const state = use(TooltipTriggerStateContext);
  return (
    <AriaTooltip placement={placement} offset={6} className={tooltip} {...givesWay(() => state?.close(true))}>
      {text}
    </AriaTooltip>
  );
}
