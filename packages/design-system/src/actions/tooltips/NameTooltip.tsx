import { cloneElement, type HTMLAttributes, type ReactElement, type RefAttributes, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { keysPassOn } from './keysPassOn.ts';
import { onDemand } from './onDemand.tsx';
import { tooltipDelays } from './tooltipDelays.ts';

/** The code that positions a tooltip is not part of the initial load: it is fetched when the control is reached, during the delay. */
const [NameOfControl, load] = onDemand(async () => (await import('./NameOfControl.tsx')).NameOfControl);
const fetchAhead = () => void load().catch(() => undefined);

/** For Storybook, which waits for it. */
export const loadNameOfControl = load;

interface NameTooltipProps {
  /** What a screen reader announces from the control itself: its name, and the reason why it is refused. */
  text: string;
  /** The control. It takes a ref and the handlers of an element. */
  children: ReactElement;
}

type ControlProps = HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>;

/**
 * Shows the name of a control that has only an icon. Visual only: as the control's description it would be announced a second
 * time, and a third as it appears. What says more than the name is a `Tooltip`.
 */
export function NameTooltip({ text, children }: NameTooltipProps) {
  const control = children as ReactElement<ControlProps>;
  const trigger = useObjectRef(control.props.ref);
  const state = useTooltipTriggerState(tooltipDelays);
  const { triggerProps } = useTooltipTrigger({}, state, trigger);
  const { 'aria-describedby': _description, ...handlers } = triggerProps;
  const [hasOpened, setOpened] = useState(false);
  if (state.isOpen && !hasOpened) setOpened(true);
  return (
    <>
      {cloneElement(control, { ...mergeProps(control.props, keysPassOn(handlers), { onPointerEnter: fetchAhead, onFocus: fetchAhead }), ref: trigger })}
      {hasOpened && <NameOfControl text={text} trigger={trigger} state={state} />}
    </>
  );
}
