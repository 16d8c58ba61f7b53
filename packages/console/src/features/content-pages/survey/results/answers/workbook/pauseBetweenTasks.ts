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

/** Waits for tasks that are queued already; a timer would wait for four milliseconds. */
function nextTask(): Promise<void> {
  return new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resume();
    });
    port1.start();
    port2.postMessage(null);
  });
}
