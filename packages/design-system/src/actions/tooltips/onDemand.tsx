import { type ComponentType, useState } from 'react';
import { useRequest } from '../../effects/useRequest.ts';

/**
 * A tooltip as soon as its code is there, which is fetched when the first one is rendered. `lazy` would hold it back for another
 * 0.3 seconds, and take the screen away when the code cannot be fetched: the control says the same to a screen reader, and does without.
 *
 * @returns the tooltip, and what fetches its code ahead, once for all of them. Storybook waits for that, so that its pictures repeat
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): [Tooltip: ComponentType<Props>, fetch: () => Promise<void>] {
  let arrived: ComponentType<Props> | undefined;
  const fetch = async () => {
    arrived ??= await load();
  };
  function OnDemand(props: Props) {
    const [Arrived, setArrived] = useState(() => arrived);
    useRequest(Arrived === undefined || undefined, (_, signal) => {
      fetch().then(
        () => !signal.aborted && setArrived(() => arrived),
        () => undefined,
      );
    });
    return Arrived === undefined ? null : <Arrived {...props} />;
  }
  return [OnDemand, fetch];
}
