import { IconButton, lazyPart, Popover, Spinner } from '@noticeboard/design-system';
import Smile from 'lucide-react/icons/smile';
import { memo, Suspense } from 'react';

/** Fetched when it is first opened: the emoji weigh more than the editor. */
const EmojiPicker = lazyPart(async () => (await import('@noticeboard/design-system/emoji')).EmojiPicker);

export interface EmojiButtonProps {
  /** Names the button. */
  label: string;
  /** An emoji was chosen. */
  onSelect: (emoji: string) => void;
  /** Why nothing can be written. */
  disabledReason?: string | undefined;
}

/** Opens the emoji to choose from. */
export const EmojiButton = memo(function EmojiButton({ label, onSelect, disabledReason }: EmojiButtonProps) {
  return (
    <Popover label={label} trigger={<IconButton label={label} icon={<Smile />} disabledReason={disabledReason} />}>
      <Suspense fallback={<Spinner />}>
        <EmojiPicker onSelect={onSelect} />
      </Suspense>
    </Popover>
  );
});
