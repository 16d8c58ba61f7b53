import { useState } from 'react';
import { useRequest } from '../../effects/useRequest.ts';
import type { RefusalTooltip, RefusalTooltipProps } from './RefusalTooltip.tsx';

let arrived: typeof RefusalTooltip | undefined;

/** Fetches the tooltip's code once for all buttons. Storybook waits for it, so that its pictures repeat. */
export async function loadRefusalTooltip(): Promise<void> {
  arrived ??= (await import('./RefusalTooltip.tsx')).RefusalTooltip;
}

/**
 * The tooltip of a refused button, as soon as its code is there. `lazy` would hold it back for another 0.3 seconds, and
 * take the screen away when the code cannot be fetched: the reason stays the button's description then.
 */
export function RefusalTooltipOnDemand(props: RefusalTooltipProps) {
  const [Arrived, setArrived] = useState(() => arrived);
  useRequest(Arrived === undefined || undefined, (_, signal) => {
    loadRefusalTooltip().then(
      () => !signal.aborted && setArrived(() => arrived),
      () => undefined,
    );
  });
  return Arrived === undefined ? null : <Arrived {...props} />;
}
