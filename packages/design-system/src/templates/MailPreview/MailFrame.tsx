import { useEffect, useRef } from 'react';
import { cleanMail } from '../../editor/SafeHtml/sanitizeHtml.ts';
import { templateTestMessages as texts } from '../../messages/templateTest.ts';
import { frame } from './MailPreview.css.ts';

interface MailFrameProps {
  html: string;
  /** The host's page that shows mail; undefined to show it as `srcdoc`. */
  page: string | undefined;
  /** A length of CSS. */
  height: string;
}

/**
 * Shows a mail with its own styles, shut away from the console: the frame has no origin of ours, opens no windows and
 * sends no forms. What could run is taken out before, too. The mail in `srcdoc` gets no scripts at all; the host's
 * page may run its own, to receive the mail.
 */
export default function MailFrame({ html, page, height }: MailFrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  const send = () => {
    // A frame without an origin can be addressed only as '*'; there is nothing secret in a template.
    element.current?.contentWindow?.postMessage({ html: String(cleanMail(html)) }, '*');
  };
  useEffect(() => {
    if (page !== undefined) element.current?.contentWindow?.postMessage({ html: String(cleanMail(html)) }, '*');
  }, [html, page]);
  const shared = { className: frame, style: { blockSize: height } };
  if (page === undefined) {
    // React takes the trusted type as it is (F14); its own types don't know that yet.
    const trusted = cleanMail(html);
    return <iframe {...shared} title={texts.emailFrame} sandbox="" srcDoc={trusted} />;
  }
  return <iframe {...shared} title={texts.emailFrame} ref={element} sandbox="allow-scripts" src={page} onLoad={send} />;
}
