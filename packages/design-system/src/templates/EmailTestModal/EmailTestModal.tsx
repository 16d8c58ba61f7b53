import { templateTestMessages as texts } from '../../messages/templateTest.ts';
import { MailPreview, type MailPreviewProps } from '../MailPreview/MailPreview.tsx';
import { TemplateTest } from '../parts/TemplateTest.tsx';
import type { TemplateTestProps } from '../parts/templateTestTypes.ts';

export interface EmailTestModalProps extends TemplateTestProps, Pick<MailPreviewProps, 'previewPage'> {}

/** Shows an e-mail template with test values in it, and sends it to the signed-in user. Values are escaped (faults D9). */
export function EmailTestModal({ previewPage, ...props }: EmailTestModalProps) {
  if (!props.isOpen) return null;
  return <TemplateTest {...props} title={texts.emailTitle} format="html" renderPreview={(html) => <MailPreview html={html} previewPage={previewPage} />} />;
}
