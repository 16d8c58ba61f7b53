import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css.ts';
import { tooltipDelays } from './tooltipDelays.ts';

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
      <AriaTooltip placement={placement} offset={6} className={tooltip}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
