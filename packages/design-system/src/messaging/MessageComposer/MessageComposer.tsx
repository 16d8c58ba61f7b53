import Paperclip from 'lucide-react/icons/paperclip';
import Send from 'lucide-react/icons/send';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { useAfterChange } from '../../effects/useAfterChange.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { useSynchronized } from '../../effects/useSynchronized.ts';
import { Announcement } from '../../feedback/announcement/Announcement.tsx';
import { chatMessages as messages } from '../../messages/chat.ts';
import * as styles from './MessageComposer.css.ts';
import { charactersLeft } from './messageLimit.ts';
import { useHeightAtFoot } from './useHeightAtFoot.ts';
import { isBlank } from '../../text/isBlank.ts';

/** The number of characters left is announced below this. */
const leastRoom = 200;

export interface MessageComposerProps {
  /** The text so far; kept by the caller for each channel, so that changing channels loses nothing. */
  value: string;
  /** Called with every change, and with an empty text after a message was sent. */
  onChange: (value: string) => void;
  /** Sends the text, trimmed. The outcome is shown at its message. */
  onSend: (text: string) => void;
  /** Files to send; without it nothing can be attached. */
  onAttach?: (files: File[]) => void;
  /** The message that is replied to; another one moves the focus to the field. Keep it stable between renders. */
  replyTo?: { authorName: string; text: string } | null;
  /** Cancels the reply. */
  onCancelReply?: () => void;
  /** A notice above the field, such as that a file was not sent. */
  notice?: ReactNode;
  /** More tools beside the paper clip, such as the emoji picker. */
  tools?: ReactNode;
  /** Why nothing can be sent now: 'You are offline'. Typing stays possible. */
  disabledReason?: string;
  /** Takes the focus: the conversation was started to write in it. @default false */
  takesFocus?: boolean;
}

/**
 * Where a message is typed. Enter sends, Shift and Enter starts a line; nothing is sent while the text is empty
 * (content §5) or there is a reason against it.
 */
export function MessageComposer(props: MessageComposerProps) {
  const { value, onChange, onSend, onAttach, replyTo, onCancelReply, notice, tools, disabledReason, takesFocus = false } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const root = useRef<HTMLDivElement>(null);
  useHeightAtFoot(root);
  const reasonId = useId();
  useSynchronized(takesFocus || undefined, () => field.current?.focus());
  useAfterChange(replyTo ?? null, (now) => now !== null && field.current?.focus());
  const leftId = useId();
  const left = charactersLeft(value);
  const isSendable = !isBlank(value) && left >= 0 && disabledReason === undefined;

  const send = () => {
    if (!isSendable) return;
    onSend(value.trim());
    onChange('');
    field.current?.focus();
  };
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const cancelReply = () => {
    onCancelReply?.();
    // The focused button is removed with the reply.
    field.current?.focus();
  };
  return (
    <div ref={root} className={styles.composer} data-stays-at-foot="high">
      {notice}
      {replyTo && (
        <div className={styles.reply}>
          <span className={styles.replyWords}>
            <strong>{messages.inReplyTo(replyTo.authorName)}</strong> <span>{replyTo.text}</span>
          </span>
          {onCancelReply && <IconButton size="small" label={messages.cancelReply} icon={<X />} onPress={cancelReply} />}
        </div>
      )}
      <div className={styles.line}>
        <div className={styles.tools}>
          {onAttach && (
            <FileTrigger allowsMultiple onSelect={(files) => files && files.length > 0 && onAttach([...files])}>
              <IconButton label={messages.attach} icon={<Paperclip />} {...(disabledReason !== undefined && { disabledReason })} />
            </FileTrigger>
          )}
          {tools}
        </div>
        <TextField aria-label={messages.message} value={value} onChange={onChange} isInvalid={left < 0} onKeyDown={sendByEnter} className={styles.field}>
          <TextArea ref={field} rows={1} placeholder={messages.placeholder} className={styles.text} aria-describedby={left < 0 ? `${leftId} ${reasonId}` : reasonId} />
        </TextField>
        <Button icon={<Send />} isDisabled={!isSendable} onPress={send}>
          <span className={styles.sendWord}>{messages.send}</span>
        </Button>
      </div>
      <p id={reasonId} className={styles.note} role="status">
        {disabledReason}
      </p>
      {left < leastRoom && (
        <p id={leftId} className={`${styles.note} ${styles.left({ isPast: left < 0 })}`}>
          {messages.left(left)}
        </p>
      )}
      {/* Not at each letter: when writing pauses. */}
      <Announcement>{left < leastRoom ? messages.left(left) : ''}</Announcement>
    </div>
  );
}
