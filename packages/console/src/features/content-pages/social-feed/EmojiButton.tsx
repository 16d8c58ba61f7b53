import { IconButton, lazyPart, Popover, Spinner } from '@noticeboard/design-system';
import Smile from 'lucide-react/icons/smile';
import { Suspense } from 'react';
import { socialFeedMessages as texts } from '../../../messages/socialFeed.ts';

/** Fetched when it is first opened: the emoji weigh more than the editor. */
const EmojiPicker = lazyPart(async () => (await import('@noticeboard/design-system/emoji')).EmojiPicker);

export interface EmojiButtonProps {
  /** An emoji was chosen. */
  onSelect: (emoji: string) => void;
  /** Why nothing can be written. */
  disabledReason?: string | undefined;
}

/** Opens the emoji to choose from. */
export function EmojiButton({ onSelect, disabledReason }: EmojiButtonProps) {
  return (
    <Popover label={texts.emoji} trigger={<IconButton label={texts.emoji} icon={<Smile />} disabledReason={disabledReason} />}>
      <Suspense fallback={<Spinner />}>
        <EmojiPicker onSelect={onSelect} />
      </Suspense>
    </Popover>
  );
}
