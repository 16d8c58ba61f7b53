import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { say } from '../../feedback/announcement/say.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { contentMessages } from '../../messages/content.ts';
import type { SurveyQuestionEditorProps } from './surveyQuestionEditorTypes.ts';

const text = contentMessages.question;

type QuestionActsProps = Pick<SurveyQuestionEditorProps, 'place' | 'count' | 'onMove' | 'onDelete' | 'lockedReason'>;

/** Moves and deletes a question. */
export function QuestionActs({ place, count, onMove, onDelete, lockedReason }: QuestionActsProps) {
  const prefix = useId();

  const move = (direction: 'up' | 'down') => () => {
    flushSync(() => onMove(direction));
    say(contentMessages.options.moved(direction === 'up' ? place - 1 : place + 1, count));
    // The button moves with its question, and browsers drop focus from what moves.
    document.getElementById(`${prefix}-${direction}`)?.focus();
  };
  const remove = () => {
    say(text.deleted(place));
    onDelete();
  };
  const { isFirst, isLast } = contentMessages.options;
  return (
    <Inline gap="none">
      <IconButton id={`${prefix}-up`} label={text.up(place)} icon={<ArrowUp />} onPress={move('up')} disabledReason={place === 1 ? isFirst : undefined} />
      <IconButton id={`${prefix}-down`} label={text.down(place)} icon={<ArrowDown />} onPress={move('down')} disabledReason={place === count ? isLast : undefined} />
      <IconButton label={text.delete(place)} icon={<Trash2 />} tone="danger" onPress={remove} disabledReason={lockedReason} />
    </Inline>
  );
}
