import { Suspense, useId } from 'react';
import { field, label as labelStyle } from '../../fields/field.css.ts';
import { lazyPart } from '../../feedback/lazyParts/lazyPart.tsx';
import { Skeleton, SkeletonGroup } from '../../feedback/Skeleton/Skeleton.tsx';
import { templateTestMessages as texts } from '../../messages/templateTest.ts';
import { HostMailFrame } from './HostMailFrame.tsx';

const CleanedMailFrame = lazyPart(async () => (await import('./CleanedMailFrame.tsx')).default);

export interface MailPreviewProps {
  /** The mail's source, whole document or part of one; never trusted. */
  html: string;
  /**
   * Address of the host's page that shows mail with its own Content-Security-Policy (faults F13): it receives a message
   * `{ html }` by `postMessage`, and runs nothing of it. Without it the mail is cleaned and shown as `srcdoc`, where a
   * strict policy of the console blocks its inline styles.
   */
  previewPage?: string | undefined;
  /** Label above the frame, which also names the region. @default none */
  label?: string;
  /** Height in pixels at the default text size; a longer mail scrolls inside. @default 384 */
  height?: number;
}

/**
 * A mail as its recipient sees it: with its own styles, and inert, in an isolated frame (faults X03, D9).
 */
export function MailPreview({ html, previewPage, label, height = 384 }: MailPreviewProps) {
  const labelId = useId();
  const length = `${height / 16}rem`;
  const frame =
    previewPage === undefined ? (
      <Suspense
        fallback={
          <SkeletonGroup label={texts.loading}>
            <Skeleton shape="block" height={length} />
          </SkeletonGroup>
        }
      >
        <CleanedMailFrame html={html} height={length} />
      </Suspense>
    ) : (
      <HostMailFrame html={html} page={previewPage} height={length} />
    );
  if (label === undefined) return frame;
  return (
    <section aria-labelledby={labelId} className={field}>
      <span id={labelId} className={labelStyle}>
        {label}
      </span>
      {frame}
    </section>
  );
}
