import { type ComponentType, useState } from 'react';
import { useRequest } from '../../effects/useRequest.ts';

/**
 * A tooltip that renders once its code has loaded, which is fetched when the first one is rendered. `lazy` would delay it by another
 * 0.3 seconds, and fail the whole screen when the code cannot be fetched: the control works without, and a screen reader announces the same.
 *
 * @returns the tooltip, and a function that preloads its code, once for all of them. Storybook waits for it, so that its pictures are repeatable
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
