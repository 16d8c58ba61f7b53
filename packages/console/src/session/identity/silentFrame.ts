/** The hidden frame got no response in time: unreachable provider, blocked frame. Says nothing about the session. */
class SilentFrameTimeoutError extends Error {
  override readonly name = 'SilentFrameTimeoutError';
}

/** Milliseconds between two checks of the frame's address. */
const pause = 20;

/**
 * Opens an address of the identity provider in a hidden frame and returns where it ended: an address of
 * `/silent-callback.html`. It is read from the frame itself, which only our own origin permits, so that no
 * message is trusted (X08); and as soon as the frame has it, before its page has fetched anything.
 *
 * @param signal ends the wait
 * @throws SilentFrameTimeoutError when the signal fires first
 */
export function addressReachedInFrame(address: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    const finish = () => {
      clearInterval(looking);
      signal.removeEventListener('abort', onAbort);
      frame.remove();
    };
    const look = () => {
      const reached = ownAddress(frame);
      if (reached === undefined) return;
      finish();
      resolve(reached);
    };
    const onAbort = () => {
      finish();
      reject(new SilentFrameTimeoutError('The identity provider did not answer in the hidden frame.'));
    };
    const looking = setInterval(look, pause);
    if (signal.aborted) {
      onAbort();
      return;
    }
    // In a tab that is out of sight a browser runs a timer once a second at most.
    frame.addEventListener('load', look);
    signal.addEventListener('abort', onAbort);
    frame.hidden = true;
    frame.title = '';
    frame.setAttribute('aria-hidden', 'true');
    frame.src = address;
    document.body.append(frame);
  });
}

/** The address in a frame, if it is our own; undefined while the frame is empty or at another origin, whose address no browser reveals. */
function ownAddress({ contentWindow }: HTMLIFrameElement): string | undefined {
  try {
    const { href = '' } = contentWindow?.location ?? {};
    return href.startsWith(`${window.location.origin}/`) ? href : undefined;
  } catch {
    return undefined;
  }
}
