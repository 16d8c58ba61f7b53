import { useRef } from 'react';
import { cleanMail } from '../../editor/SafeHtml/sanitizeHtml.ts';
import { templateTestMessages as texts } from '../../messages/templateTest.ts';
import { frame } from './MailPreview.css.ts';
import { useFrameFocus } from './useFrameFocus.ts';

interface CleanedMailFrameProps {
  /** The mail, not cleaned yet. */
  html: string;
  /** A length of CSS. */
  height: string;
}

/** Shows a mail as `srcdoc`, in a frame that runs nothing and has no origin, after what could run was removed. */
export default function CleanedMailFrame({ html, height }: CleanedMailFrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  const isFocused = useFrameFocus(element);
  // React accepts the trusted type (faults F14); its own types don't declare that yet.
  return <iframe ref={element} data-focused={isFocused || undefined} title={texts.emailFrame} sandbox="" srcDoc={cleanMail(html)} className={frame} style={{ blockSize: height }} />;
}
