/** Resolves in a task of its own, after those that are queued already: a frame may be painted before it. A timer would wait for four milliseconds. */
export function nextTask(): Promise<void> {
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
