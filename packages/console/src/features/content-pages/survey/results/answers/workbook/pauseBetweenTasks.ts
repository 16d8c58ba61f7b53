import { nextTask } from '../../../../../../ground/nextTask.ts';

/** Milliseconds of work after which other tasks run. */
const turn = 16;

/** Makes a function that lets waiting messages and events run whenever the work between its calls has taken a frame's time. */
export function pauseBetweenTasks(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < turn) return;
    await nextTask();
    begun = performance.now();
  };
}
