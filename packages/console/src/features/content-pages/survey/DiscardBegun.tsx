import { isGone } from '../../../api/isMissing.ts';
import { useDeleteItem } from '../../../content/useDeleteItem.ts';
import { surveyMessages } from '../../../messages/survey.ts';
import { ConfirmChange } from '../../../shared/ConfirmChange.tsx';
import type { HostSurvey } from './surveyValues.ts';

const words = surveyMessages.begun;

export interface DiscardBegunProps {
  /** Whether it is asked. */
  isOpen: boolean;
  /** The user asked to close it. */
  onOpenChange: (isOpen: boolean) => void;
  /** The page that the draft is on. */
  pageId: string;
  /** The draft that was created before saving failed. */
  survey: Pick<HostSurvey, 'id' | 'name'>;
  /** The draft is deleted, and the typed values are to be discarded. */
  onDiscarded: () => void;
}

/** Discard of a new survey that was partly saved: the draft would stay without all of its questions, so it is deleted too (ADR 0132). */
export function DiscardBegun({ isOpen, onOpenChange, pageId, survey, onDiscarded }: DiscardBegunProps) {
  const { deleteItem, wait } = useDeleteItem();
  return (
    <ConfirmChange
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.title}
      confirmLabel={words.confirm}
      onConfirm={async () => {
        try {
          await deleteItem({ item: { typeName: 'Survey', contentInstanceId: pageId, contentItemId: survey.id } });
        } catch (error) {
          // A draft that someone else has deleted counts as discarded.
          if (!isGone(error)) throw error;
        }
        onDiscarded();
      }}
      wait={wait}
    >
      {words.question(survey.name)}
    </ConfirmChange>
  );
}
