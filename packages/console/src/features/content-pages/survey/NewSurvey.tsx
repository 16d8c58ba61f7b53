import { getLocalTimeZone, today } from '@internationalized/date';
import { Alert } from '@noticeboard/design-system';
import { useMemo, useRef, useState } from 'react';
import { can } from '../../../access/permissions.ts';
import { useAccess } from '../../../access/useAccess.ts';
import { useRead } from '../../../api/useRead.ts';
import { paths } from '../../../ground/paths.ts';
import { contentPageMessages } from '../../../messages/contentPages.ts';
import { surveyMessages as words } from '../../../messages/survey.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { useNavigateFromHere } from '../../../shared/useNavigateFromHere.ts';
import { SaveBar } from '../form/SaveBar.tsx';
import { ItemColumns } from '../item/ItemColumns.tsx';
import { ItemFrame } from '../item/ItemFrame.tsx';
import { NewItemPreview } from '../publishing/NewItemPreview.tsx';
import { DiscardBegun } from './DiscardBegun.tsx';
import { surveyContent } from './surveyContent.ts';
import { SurveyForm } from './SurveyForm.tsx';
import { useCreateSurvey } from './surveySaves.ts';
import { useSurveyForm } from './useSurveyForm.ts';

/** A new survey: open, and for a month (content §4). Once saved, it is a draft that is opened to be published. */
export const NewSurvey = ({ pageId }: { pageId: string }) => (
  <ItemFrame type="Survey" pageId={pageId} kindLabel={words.item} title={words.newItem}>
    <NewSurveyParts pageId={pageId} />
  </ItemFrame>
);

function NewSurveyParts({ pageId }: { pageId: string }) {
  const permission = can(useAccess(), 'writeContentPage', { contentInstanceId: pageId });
  const navigate = useNavigateFromHere();
  const types = useRead('/api/types/survey-questions');
  const { save, begun, ...wait } = useCreateSurvey(pageId);
  const [chosenId, choose] = useState<string | null>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const question = useMemo(() => begun && words.begun.leaving(begun.name), [begun]);
  const initial = useMemo(() => ({ name: '', closeDay: today(getLocalTimeZone()).add({ months: 1 }).toString(), isOpen: true, questions: [] }), []);
  const madeId = useRef<string>(undefined);
  const list = paths.contentItems('survey', pageId);
  const { form, closeDayTyping } = useSurveyForm({
    initial,
    types: types.data,
    draft: { id: 'new-item' },
    question,
    onSave: async (values) => {
      madeId.current = await save(values);
    },
    // Replaces the form in the history: Back does not reopen what was saved.
    onSaved: () => navigate(madeId.current === undefined ? list : paths.contentItemEdit('survey', pageId, madeId.current), { replace: true }),
  });
  const refusal = permission.allowed ? undefined : permission.reason;
  return (
    <ItemColumns side={<NewItemPreview type="Survey" pageId={pageId} content={surveyContent(form.values, chosenId, types.data)} />}>
      <SurveyForm {...{ form, closeDayTyping, types, chosenId, onChoose: choose, refusal }}>
        <SlowWrite {...wait} />
        {begun !== undefined && !form.isSaving && (
          <Alert tone="warning" title={words.begun.told(begun.name)}>
            {words.begun.toldHow}
          </Alert>
        )}
        <SaveBar
          form={form}
          label={contentPageMessages.saveAsDraft}
          onDiscard={() => (begun === undefined ? navigate(list, { replace: true }) : setDiscarding(true))}
          refusal={refusal}
          isAlwaysShown={permission.allowed}
        />
      </SurveyForm>
      {begun !== undefined && (
        <DiscardBegun
          isOpen={isDiscarding}
          onOpenChange={setDiscarding}
          pageId={pageId}
          survey={begun}
          onDiscarded={() => {
            form.release();
            navigate(list, { replace: true });
          }}
        />
      )}
    </ItemColumns>
  );
}
