import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { chatMessages as messages } from '../../messages/chat.ts';
import { ChannelAvatar, type ChannelParticipant } from '../ChannelAvatar/ChannelAvatar.tsx';
import * as styles from './ConversationHeader.css.ts';

export interface ConversationHeaderProps {
  /** The channel's name. */
  name: string;
  /** The people of the channel except the reader. */
  participants: readonly ChannelParticipant[];
  /** Goes back to the list where both have no room beside each other; without it there is no way back. */
  onBack?: () => void;
  /** What is wrong with the connection, in a few words; nothing is shown while it is well. */
  connection?: string | undefined;
  /** Buttons of the conversation. */
  actions?: ReactNode;
}

/** Whom a conversation is with, and how the connection is when it is not well. */
export function ConversationHeader({ name, participants, onBack, connection, actions }: ConversationHeaderProps) {
  return (
    <>
      <header className={styles.header}>
        {onBack && (
          <span className={styles.back}>
            <IconButton label={messages.back} icon={<ArrowLeft />} onPress={onBack} />
          </span>
        )}
        <ChannelAvatar participants={participants} />
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          {participants.length > 1 && <p className={styles.people}>{messages.people(participants.length + 1)}</p>}
        </div>
        {actions}
      </header>
      <div role="status" className={styles.connection}>
        {connection !== undefined && (
          <p className={styles.connectionWords}>
            <Spinner size="small" /> {connection}
          </p>
        )}
      </div>
    </>
  );
}
