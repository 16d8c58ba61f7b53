import { IconButton, lazyPart, Popover, Spinner } from '@noticeboard/design-system';
import Smile from 'lucide-react/icons/smile';
import { memo, Suspense } from 'react';

/** Loaded when it is first opened: the emoji are larger than the editor. */
const EmojiPicker = lazyPart(async () => (await import('@noticeboard/design-system/emoji')).EmojiPicker);

export interface EmojiButtonProps {
  /** The label of the button. */
  label: string;
  /** An emoji was chosen. */
  onSelect: (emoji: string) => void;
  /** Why nothing can be written. */
  disabledReason?: string | undefined;
}

/** A button that opens the emoji picker. */
export const EmojiButton = memo(function EmojiButton({ label, onSelect, disabledReason }: EmojiButtonProps) {
  return (
    <Popover label={label} trigger={<IconButton label={label} icon={<Smile />} disabledReason={disabledReason} />}>
      <Suspense fallback={<Spinner />}>
        <EmojiPicker onSelect={onSelect} />
      </Suspense>
    </Popover>
  );
});
