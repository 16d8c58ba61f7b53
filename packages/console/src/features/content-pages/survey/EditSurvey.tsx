import { Button, Inline, SaveStatus, type TabItem, Tabs, useHandler } from '@noticeboard/design-system';
import Download from 'lucide-react/icons/download';
import { useMemo, useState } from 'react';
import { usePlacedAccess } from '../../../access/usePlacedAccess.ts';
import { useRead } from '../../../api/useRead.ts';
import { itemRights } from '../../../content/itemRights.ts';
import { contentPageMessages } from '../../../messages/contentPages.ts';
import { surveyMessages as words } from '../../../messages/survey.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { useAddressState } from '../../../shared/useAddressState.ts';
import { SaveBar } from '../form/SaveBar.tsx';
import { ItemActs } from '../item/ItemActs.tsx';
import { ItemColumns } from '../item/ItemColumns.tsx';
import { ItemFacts } from '../item/ItemFacts.tsx';
import { ItemFrame } from '../item/ItemFrame.tsx';
import { Publishing } from '../publishing/Publishing.tsx';
import * as styles from './Survey.css.ts';
import { useAnswerFile } from './results/useAnswerFile.ts';
import { SurveyResults } from './results/SurveyResults.tsx';
import { surveyAddress } from './surveyAddress.ts';
import { surveyContent } from './surveyContent.ts';
import { SurveyForm } from './SurveyForm.tsx';
import { type HostSurvey, valuesOf, wholeSurvey } from './surveyValues.ts';
import { useAutosave } from './useAutosave.ts';
import { useChangeSurvey } from './surveySaves.ts';
import { useSurveyForm } from './useSurveyForm.ts';

interface EditSurveyProps {
  /** The page that it is on. */
  pageId: string;
  /** The survey as the host returned it. */
  item: Parameters<typeof wholeSurvey>[0];
  /** It was deleted on this page. */
  onDeleted: () => void;
}

/** An existing survey. A draft is saved by the user, a published one automatically (content §4). */
export function EditSurvey({ pageId, item, onDeleted }: EditSurveyProps) {
  const survey: HostSurvey = useMemo(() => wholeSurvey(item), [item]);
  const access = usePlacedAccess();
  const rights = useMemo(() => itemRights(access, 'Survey', { ...survey, contentInstanceId: pageId }), [access, survey, pageId]);
  const isPublished = survey.publishedContentItem != null;
  const [seen, setSeen] = useState({ isPublished, isHeldBack: false, hasFailed: false });
  const isSavingItself = isPublished && seen.isPublished && !seen.isHeldBack && rights.edit.allowed;
  const refusal = rights.edit.allowed ? undefined : rights.edit.reason;
  const types = useRead('/api/types/survey-questions');
  const [{ tab }, setPlace] = useAddressState(surveyAddress);
  const [chosenId, choose] = useState<string | null>(null);
  const [savedAt, setSavedAt] = useState<Date>();
  const initial = useMemo(() => valuesOf(survey), [survey]);
  const { save, ...wait } = useChangeSurvey(pageId, survey.id, isSavingItself);
  const { form, closeDayTyping, isTypingDay } = useSurveyForm({
    initial,
    types: types.data,
    draft: { id: `survey ${survey.id}` },
    savesWhileTyped: isSavingItself,
    onSave: async (_, change) => {
      await save(change);
      setSavedAt(new Date());
    },
  });
  const now = {
    isPublished,
    // Changes typed into a draft, or on an earlier visit, need a press to be saved, regardless of who published it in the meantime (decisions-content A7).
    isHeldBack: form.isDirty && isPublished && (seen.isHeldBack || !seen.isPublished || form.isRestored),
    hasFailed: form.failure !== null || (seen.hasFailed && form.isSaving),
  };
  if (now.isPublished !== seen.isPublished || now.isHeldBack !== seen.isHeldBack || now.hasFailed !== seen.hasFailed) setSeen(now);
  useAutosave(form, isSavingItself && !isTypingDay);
  // After a failure the bar at the bottom reports it, next to its actions.
  const status = !isSavingItself || seen.hasFailed ? null : form.isSaving ? 'saving' : form.isDirty ? 'unsaved' : savedAt === undefined ? null : 'saved';
  // The frame is above the form, and is not rendered at each letter.
  const facts = useMemo(
    () => (
      <span className={styles.facts}>
        <ItemFacts item={survey} />
        {isSavingItself && <SaveStatus status={status} {...(savedAt && { savedAt })} />}
      </span>
    ),
    [survey, isSavingItself, status, savedAt],
  );
  const leave = useHandler(onDeleted);
  const actions = useMemo(
    () => (
      <Inline gap="small">
        <DownloadAnswers pageId={pageId} itemId={survey.id} />
        <ItemActs item={{ typeName: 'Survey', contentInstanceId: pageId, contentItemId: survey.id }} name={survey.name} deletion={rights.delete} onDeleted={leave} />
      </Inline>
    ),
    [pageId, survey.id, survey.name, rights.delete, leave],
  );
  const count = survey.surveyQuestions.length;
  const tabs = useMemo<TabItem[]>(
    () => [
      { id: 'questions', label: words.form.questions, count },
      { id: 'results', label: words.results.title },
    ],
    [count],
  );
  return (
    <ItemFrame
      type="Survey"
      pageId={pageId}
      kindLabel={words.item}
      title={survey.name}
      facts={facts}
      actions={actions}
    >
      <ItemColumns
        isWide={tab !== null}
        side={<Publishing type="Survey" pageId={pageId} item={survey} isUnsaved={form.isDirty} content={surveyContent(form.values, chosenId, types.data)} />}
      >
        <Tabs label={words.tabs} items={tabs} selectedId={tab ?? 'questions'} onSelectionChange={(id) => setPlace(() => ({ tab: id === 'results' ? id : null }))}>
          {(id) =>
            id === 'results' ? (
              <SurveyResults pageId={pageId} survey={survey} types={types.data} />
            ) : (
              <SurveyForm {...{ form, closeDayTyping, types, chosenId, onChoose: choose, refusal, isPublished, isSavingItself, isHeldBack: seen.isHeldBack }}>
                <SlowWrite {...wait} />
                <SaveBar
                  form={isSavingItself ? { ...form, isDirty: seen.hasFailed, isSaving: seen.hasFailed && form.isSaving, wasSaved: false } : form}
                  label={isSavingItself ? contentPageMessages.saveAgain : contentPageMessages.saveChanges}
                  refusal={refusal}
                />
              </SurveyForm>
            )
          }
        </Tabs>
      </ItemColumns>
    </ItemFrame>
  );
}

/** The answers as a file (SURV-114). */
function DownloadAnswers({ pageId, itemId }: { pageId: string; itemId: string }) {
  const { onDownload, isDownloading } = useAnswerFile(pageId, itemId);
  return (
    <Button variant="outline" tone="neutral" icon={<Download />} isPending={isDownloading} hasWaited onPress={() => onDownload()}>
      {words.results.download}
    </Button>
  );
}
