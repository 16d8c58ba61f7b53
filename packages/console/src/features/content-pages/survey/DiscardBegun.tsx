import { isGone } from '../../../api/isMissing.ts';
import { useDeleteItem } from '../../../content/useDeleteItem.ts';
import { surveyMessages } from '../../../messages/survey.ts';
import { ConfirmChange } from '../../../shared/ConfirmChange.tsx';
import type { HostSurvey } from './surveyValues.ts';

const words = surveyMessages.begun;

export interface DiscardBegunProps {
  /** Whether it is asked. */
  isOpen: boolean;
  /** Asked to close. */
  onOpenChange: (isOpen: boolean) => void;
  /** The page that the draft is on. */
  pageId: string;
  /** The draft that was made before saving failed. */
  survey: Pick<HostSurvey, 'id' | 'name'>;
  /** It is deleted, and what was typed is not wanted any more. */
  onDiscarded: () => void;
}

/** Discard of a new survey that was saved half way: the draft would stay without all of its questions, so it is deleted too (ADR 0132). */
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
          // What someone else has deleted is discarded as well.
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
