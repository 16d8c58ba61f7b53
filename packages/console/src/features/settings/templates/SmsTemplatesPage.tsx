import { ErrorState, FormSkeleton } from '@noticeboard/design-system';
import { useState } from 'react';
import { describeError } from '../../../api/describeError.ts';
import { useRead } from '../../../api/useRead.ts';
import { templateMessages as texts } from '../../../messages/templates.ts';
import { useActingAs } from '../../../session/useAccess.ts';
import { TenantSettings } from '../TenantSettings.tsx';
import type { MessageType } from './chosenType.ts';
import { NoSmsTemplate } from './NoSmsTemplate.tsx';
import { SmsTemplateForm } from './SmsTemplateForm.tsx';
import { type ChangedTemplate, lastRead, type SmsTemplate, smsTemplateState } from './smsTemplateState.ts';
import { TemplateTypes } from './TemplateTypes.tsx';

/** Templates › SMS (TPL-02, TPL-08): the tenant's own text of each text message of the product. */
export function SmsTemplatesPage() {
  return (
    <TenantSettings>
      <SmsTemplates />
    </TenantSettings>
  );
}

function SmsTemplates() {
  const types = useRead('/api/types/sms');
  return (
    <TemplateTypes texts={texts.sms} types={types}>
      {(type) => <SmsTemplateOf key={type.id} type={type} />}
    </TemplateTypes>
  );
}

function SmsTemplateOf({ type }: { type: MessageType }) {
  const actingAs = useActingAs();
  const read = useRead('/api/management/sms/types/{typeId}/template', { path: { typeId: type.id } });
  const [changed, setChanged] = useState<ChangedTemplate | null>(null);
  const [isWriting, setWriting] = useState(false);
  const state = smsTemplateState(read, changed);
  const change = (template: SmsTemplate | null) => {
    setChanged({ after: lastRead(read), template });
    setWriting(false);
  };
  switch (state.status) {
    case 'present':
      return <SmsTemplateForm key="own" type={type} template={state.template} onChange={change} />;
    case 'none':
      return isWriting ? (
        <SmsTemplateForm key="new" type={type} template={null} onChange={change} onCancel={() => setWriting(false)} />
      ) : (
        <NoSmsTemplate type={type} onStart={change} onWrite={() => setWriting(true)} />
      );
    case 'failed':
      return <ErrorState title={texts.loadFailed} detail={describeError(state.error, { actingAs }).detail} onRetry={read.retry} />;
    default:
      return <FormSkeleton fields={1} label={texts.loading} />;
  }
}
