import { getLocalTimeZone, today } from '@internationalized/date';
import { Alert, ErrorState } from '@noticeboard/design-system';
import { useMemo, useRef, useState } from 'react';
import { can } from '../../../access/permissions.ts';
import { useAccess, useActingAs } from '../../../access/useAccess.ts';
import { useRead } from '../../../api/useRead.ts';
import { describeError } from '../../../ground/describeError.ts';
import { paths } from '../../../ground/paths.ts';
import { contentPageMessages } from '../../../messages/contentPages.ts';
import { surveyMessages as words } from '../../../messages/survey.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { useNavigateFromHere } from '../../../shared/useNavigateFromHere.ts';
import { SaveBar } from '../form/SaveBar.tsx';
import { ItemFrame } from '../item/ItemFrame.tsx';
import { NewItemPreview } from '../publishing/NewItemPreview.tsx';
import * as styles from './Survey.css.ts';
import { surveyContent } from './surveyContent.ts';
import { SurveyFacts } from './SurveyFacts.tsx';
import { SurveyQuestions } from './SurveyQuestions.tsx';
import { submitSurvey } from './submitSurvey.ts';
import { useCreateSurvey } from './useSaveSurvey.ts';
import { useSurveyForm } from './useSurveyForm.ts';

/** A new survey: open, and for a month (content §4). Saved, it is a draft that is opened to be published. */
export function NewSurvey({ pageId }: { pageId: string }) {
  const actingAs = useActingAs();
  const permission = can(useAccess(), 'writeContentPage', { contentInstanceId: pageId });
  const navigate = useNavigateFromHere();
  const types = useRead('/api/types/survey-questions');
  const { save, ...wait } = useCreateSurvey(pageId);
  const [chosenId, choose] = useState<string | null>(null);
  const initial = useMemo(() => ({ name: '', closeDay: today(getLocalTimeZone()).add({ months: 1 }).toString(), isOpen: true, questions: [] }), []);
  const madeId = useRef<string>(undefined);
  const list = paths.contentItems('survey', pageId);
  const { form, onIncompleteDayChange } = useSurveyForm({
    initial,
    types: types.data,
    draft: { id: 'new-item' },
    onSave: async (values) => {
      madeId.current = await save(values);
    },
    onSaved: () => navigate(madeId.current === undefined ? list : paths.contentItemEdit('survey', pageId, madeId.current)),
  });
  const refusal = permission.allowed ? undefined : permission.reason;
  return (
    <ItemFrame
      type="Survey"
      pageId={pageId}
      kindLabel={words.item}
      title={words.newItem}
      side={<NewItemPreview type="Survey" pageId={pageId} content={surveyContent(form.values, chosenId, types.data)} />}
    >
      <form noValidate className={styles.form} onSubmit={(event) => submitSurvey(event, form, choose)}>
        {form.notice}
        {refusal !== undefined && <Alert>{refusal}</Alert>}
        {types.error !== undefined && <ErrorState title={words.form.typesFailed} detail={describeError(types.error, { actingAs }).detail} onRetry={types.retry} />}
        <SurveyQuestions
          form={form}
          types={types.data}
          chosenId={chosenId}
          onChoose={choose}
          facts={<SurveyFacts form={form} onIncompleteDayChange={onIncompleteDayChange} refusal={refusal} isSavingItself={false} />}
          isEditable={permission.allowed}
          isPublished={false}
        />
        <SlowWrite {...wait} />
        {permission.allowed && (
          <SaveBar
            form={form}
            label={contentPageMessages.saveAsDraft}
            onDiscard={() => {
              form.discard();
              navigate(list);
            }}
            isAlwaysShown
          />
        )}
      </form>
    </ItemFrame>
  );
}
