import { Button, EmptyState } from '@noticeboard/design-system';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import MessageCircle from 'lucide-react/icons/message-circle';
import { commentsMessages as texts } from '../../messages/comments.ts';

export interface NothingOpenProps {
  /** The address names a comment that was not found. */
  isAsked: boolean;
  /** It may still be found. */
  isLooking: boolean;
  /** Back to the list, where it is a separate screen. */
  onBack: (() => void) | undefined;
}

/** Shown in place of the open comment while there is none. */
export function NothingOpen({ isAsked, isLooking, onBack }: NothingOpenProps) {
  const isMissing = isAsked && !isLooking;
  return (
    <EmptyState
      icon={<MessageCircle />}
      title={isMissing ? texts.missing.title : texts.choose}
      {...(isMissing && { detail: texts.missing.text })}
      {...(onBack && {
        action: (
          <Button variant="outline" tone="neutral" icon={<ArrowLeft />} onPress={onBack}>
            {texts.backToList}
          </Button>
        ),
      })}
    />
  );
}
