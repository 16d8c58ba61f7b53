/** The hidden frame got no answer in time: unreachable provider, blocked frame. Says nothing about the session. */
class SilentFrameTimeoutError extends Error {
  override readonly name = 'SilentFrameTimeoutError';
}

/**
 * Opens an address of the identity provider in a hidden frame and answers where it ended: an address of
 * `/silent-callback.html`. Only a message of that very frame from our own origin counts (X08).
 *
 * @param signal ends the wait
 * @throws SilentFrameTimeoutError when the signal fires first
 */
export function addressReachedInFrame(address: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    const finish = () => {
      window.removeEventListener('message', onMessage);
      signal.removeEventListener('abort', onAbort);
      frame.remove();
    };
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== window.location.origin || event.source !== frame.contentWindow) return;
      const { data } = event;
      if (typeof data !== 'object' || data === null || !('kind' in data) || !('url' in data)) return;
      if (data.kind !== 'noticeboard-silent-callback' || typeof data.url !== 'string') return;
      finish();
      resolve(data.url);
    };
    const onAbort = () => {
      finish();
      reject(new SilentFrameTimeoutError('The identity provider did not answer in the hidden frame.'));
    };
    if (signal.aborted) {
      onAbort();
      return;
    }
    window.addEventListener('message', onMessage);
    signal.addEventListener('abort', onAbort);
    frame.hidden = true;
    frame.title = '';
    frame.setAttribute('aria-hidden', 'true');
    frame.src = address;
    document.body.append(frame);
  });
}
