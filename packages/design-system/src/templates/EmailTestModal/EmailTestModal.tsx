import { lazy, Suspense } from 'react';
import { Skeleton, SkeletonGroup } from '../../feedback/Skeleton/Skeleton.tsx';
import { templateTestMessages as texts } from '../../messages/templateTest.ts';
import { TemplateTest } from '../parts/TemplateTest.tsx';
import type { TemplateTestProps } from '../parts/templateTestTypes.ts';
import { frameHeight } from './MailFrame.css.ts';

// The cleaner of HTML is needed only while an e-mail is looked at.
const MailFrame = lazy(() => import('./MailFrame.tsx'));

export interface EmailTestModalProps extends TemplateTestProps {
  /**
   * Address of the host's page that shows mail with its own Content-Security-Policy (faults F13): it takes a message
   * `{ html }` by `postMessage`. Without it the mail is shown as `srcdoc`, where a strict policy of the console takes
   * its inline styles away.
   */
  previewPage?: string;
}

/** Shows an e-mail template with test values in it, and sends it to the signed-in user. Values are escaped (faults D9). */
export function EmailTestModal({ previewPage, ...props }: EmailTestModalProps) {
  if (!props.isOpen) return null;
  return (
    <TemplateTest
      {...props}
      title={texts.emailTitle}
      format="html"
      renderPreview={(html) => (
        <Suspense
          fallback={
            <SkeletonGroup label={texts.loading}>
              <Skeleton shape="block" height={frameHeight} />
            </SkeletonGroup>
          }
        >
          <MailFrame html={html} page={previewPage} />
        </Suspense>
      )}
    />
  );
}
