import { ErrorState, FormSkeleton } from '@noticeboard/design-system';
import { describeError } from '../../../ground/describeError.ts';
import { useRead } from '../../../api/useRead.ts';
import { templateMessages as texts } from '../../../messages/templates.ts';
import { useActingAs } from '../../../access/useAccess.ts';
import { TenantSettings } from '../TenantSettings.tsx';
import type { MessageType } from './chosenType.ts';
import { EmailTemplateForm } from './EmailTemplateForm.tsx';
import { TemplateTypes } from './TemplateTypes.tsx';

/** Templates › Email (TPL-01, TPL-07): the HTML of each e-mail of the product. */
export function EmailTemplatesPage() {
  return (
    <TenantSettings>
      <EmailTemplates />
    </TenantSettings>
  );
}

function EmailTemplates() {
  const types = useRead('/api/types/emails');
  return (
    <TemplateTypes texts={texts.email} types={types}>
      {(type) => <EmailTemplate key={type.id} type={type} />}
    </TemplateTypes>
  );
}

function EmailTemplate({ type }: { type: MessageType }) {
  const actingAs = useActingAs();
  const { data, error, retry } = useRead('/api/management/emails/types/{typeId}/template', { path: { typeId: type.id } });
  if (data !== undefined) return <EmailTemplateForm type={type} htmlBody={data.htmlBody} />;
  if (error !== undefined) return <ErrorState title={texts.loadFailed} detail={describeError(error, { actingAs }).detail} onRetry={retry} />;
  return <FormSkeleton fields={1} label={texts.loading} />;
}
