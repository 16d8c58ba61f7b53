import { ErrorState, FormSkeleton, UnsavedWorkContext } from '@noticeboard/design-system';
import { use, useState } from 'react';
import { describeError } from '../../../ground/describeError.ts';
import { useRead } from '../../../api/useRead.ts';
import { templateMessages as texts } from '../../../messages/templates.ts';
import { useActingAs } from '../../../access/useAccess.ts';
import { TenantSettings } from '../TenantSettings.tsx';
import type { MessageType } from './chosenType.ts';
import { NoSmsTemplate } from './NoSmsTemplate.tsx';
import { SmsTemplateForm, smsDraftId } from './SmsTemplateForm.tsx';
import { type ChangedTemplate, isSame, isSettled, lastRead, type SmsTemplate, smsTemplateState } from './smsTemplateState.ts';
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
  const { drafts } = use(UnsavedWorkContext);
  // A first text that was begun before a reload is offered in its form, not hidden behind the empty state.
  const [isWriting, setWriting] = useState(() => drafts?.read(smsDraftId(type.id)) != null);
  const [isOpenedToWrite, setOpenedToWrite] = useState(false);
  const found = smsTemplateState(read, changed);
  const [known, setKnown] = useState(found);
  if (isSettled(found) && !isSame(known, found)) setKnown(found);
  // Typed text is not removed because the template cannot be read just now.
  const state = isWriting && !isSettled(found) && isSettled(known) ? known : found;
  const change = (template: SmsTemplate | null) => {
    setChanged({ after: lastRead(read), template });
    setWriting(false);
  };
  const startWriting = () => {
    setOpenedToWrite(true);
    setWriting(true);
  };
  switch (state.status) {
    case 'present':
    case 'none':
      return state.status === 'none' && !isWriting ? (
        <NoSmsTemplate type={type} onStart={change} onWrite={startWriting} />
      ) : (
        <SmsTemplateForm
          type={type}
          template={state.status === 'present' ? state.template : null}
          onChange={change}
          onWrite={() => setWriting(true)}
          isOpenedToWrite={isOpenedToWrite}
          onCancel={() => setWriting(false)}
        />
      );
    case 'failed':
      return <ErrorState title={texts.loadFailed} detail={describeError(state.error, { actingAs }).detail} onRetry={read.retry} />;
    default:
      return <FormSkeleton fields={1} label={texts.loading} />;
  }
}
