import type { RefObject } from 'react';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { useListener } from '../../effects/useListener.ts';
import { useSynchronized } from '../../effects/useSynchronized.ts';
import { NameOfControl } from './NameOfControl.tsx';
import { tooltipDelays } from './tooltipDelays.ts';

/** What a plain control was last reached or left by. */
export type Reach = 'pointer' | 'focus' | 'left' | 'pressed';

interface ReachedTooltipProps {
  /** The name of the control. */
  text: string;
  /** The control. */
  trigger: RefObject<HTMLElement | null>;
  /** Shows it after the delay of any tooltip, or immediately for the keyboard; hides it. */
  reach: Reach;
}

/** The `NameTooltip` of a plain control, mounted when pointer or focus reaches it for the first time. */
export function ReachedTooltip({ text, trigger, reach }: ReachedTooltipProps) {
  const state = useTooltipTriggerState(tooltipDelays);
  useSynchronized(reach, (to) => (to === 'pointer' || to === 'focus' ? state.open(to === 'focus') : state.close(to === 'pressed')));
  useListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      state.close(true);
    },
    { isOn: state.isOpen, isFirst: true },
  );
  return <NameOfControl text={text} trigger={trigger} state={state} />;
}
