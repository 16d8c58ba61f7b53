import { useEffect, useRef } from 'react';
import { templateTestMessages as texts } from '../../messages/templateTest.ts';
import { frame } from './MailPreview.css.ts';

interface HostMailFrameProps {
  html: string;
  /** The host's page that shows mail. */
  page: string;
  /** A length of CSS. */
  height: string;
}

/**
 * Hands a mail to the host's page as it is: the frame has no origin, opens no windows and sends no forms, and the
 * page's own policy runs nothing of the mail. It is not cleaned here, because reading it under the console's policy
 * reports each of its styles as refused (F14).
 */
export function HostMailFrame({ html, page, height }: HostMailFrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  // A frame without an origin can be addressed only as '*'; there is nothing secret in a template.
  const send = () => element.current?.contentWindow?.postMessage({ html }, '*');
  useEffect(() => {
    element.current?.contentWindow?.postMessage({ html }, '*');
  }, [html]);
  return <iframe ref={element} title={texts.emailFrame} sandbox="allow-scripts" src={page} onLoad={send} className={frame} style={{ blockSize: height }} />;
}
