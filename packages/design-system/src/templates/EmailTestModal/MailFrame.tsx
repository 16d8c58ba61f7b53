import { useEffect, useRef } from 'react';
import { cleanMail } from '../../editor/SafeHtml/sanitizeHtml.ts';
import { templateTestMessages as texts } from '../../messages/templateTest.ts';
import { frame } from './MailFrame.css.ts';

interface MailFrameProps {
  html: string;
  /** The host's page that shows mail; undefined to show it as `srcdoc`. */
  page: string | undefined;
}

/**
 * Shows a mail with its own styles, shut away from the console: the frame has no origin of ours, opens no windows and
 * sends no forms. What could run is taken out before, too. The mail in `srcdoc` gets no scripts at all; the host's
 * page may run its own, to receive the mail.
 */
export default function MailFrame({ html, page }: MailFrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  const send = () => {
    // A frame without an origin can be addressed only as '*'; there is nothing secret in a template.
    element.current?.contentWindow?.postMessage({ html: String(cleanMail(html)) }, '*');
  };
  useEffect(() => {
    if (page !== undefined) element.current?.contentWindow?.postMessage({ html: String(cleanMail(html)) }, '*');
  }, [html, page]);
  if (page === undefined) {
    // React takes the trusted type as it is (F14); its own types don't know that yet.
    const trusted = cleanMail(html);
    return <iframe title={texts.emailFrame} sandbox="" srcDoc={trusted} className={frame} />;
  }
  return <iframe ref={element} title={texts.emailFrame} sandbox="allow-scripts" src={page} onLoad={send} className={frame} />;
}
