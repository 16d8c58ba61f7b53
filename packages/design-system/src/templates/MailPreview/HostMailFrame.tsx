import { useRef, useState } from 'react';
import { useRequest } from '../../effects/useRequest.ts';
import { useSynchronized } from '../../effects/useSynchronized.ts';
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../feedback/Skeleton/Skeleton.tsx';
import { templateTestMessages as texts } from '../../messages/templateTest.ts';
import { frame } from './MailPreview.css.ts';
import { useFrameFocus } from './useFrameFocus.ts';

interface HostMailFrameProps {
  /** The mail, sent to the host's page again with each change. */
  html: string;
  /** The host's page that shows mail. */
  page: string;
  /** A length of CSS. */
  height: string;
}

/**
 * Passes a mail to the host's page unchanged: the frame has no origin, opens no windows and sends no forms, and the
 * page's own policy runs nothing of the mail. It is not cleaned here, because reading it under the console's policy
 * reports each of its styles as refused (faults F14).
 */
export function HostMailFrame({ html, page, height }: HostMailFrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  const isFocused = useFrameFocus(element);
  const { state, retry } = usePageOfHost(page);
  // A frame without an origin can be addressed only as '*'; there is nothing secret in a template.
  const send = () => element.current?.contentWindow?.postMessage({ html }, '*');
  useSynchronized(html, send);
  if (state === 'missing') return <ErrorState title={texts.previewFailed} onRetry={retry} />;
  if (state === 'asked') {
    return (
      <SkeletonGroup label={texts.loading}>
        <Skeleton shape="block" height={height} />
      </SkeletonGroup>
    );
  }
  return <iframe ref={element} data-focused={isFocused || undefined} title={texts.emailFrame} sandbox="allow-scripts" src={page} onLoad={send} className={frame} style={{ blockSize: height }} />;
}

/** Whether the host's page can be loaded: a frame that can't shows the browser's own error page without an event. */
function usePageOfHost(page: string) {
  const [state, setState] = useState<'asked' | 'there' | 'missing'>('asked');
  useRequest(state === 'asked' ? page : undefined, async (address, signal) => {
    const isThere = await fetch(address, { signal }).then(({ ok }) => ok, () => false);
    if (!signal.aborted) setState(isThere ? 'there' : 'missing');
  });
  return { state, retry: () => setState('asked') };
}
