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
  /** Goes back to the list where both have no room beside each other; without it there is no back button. */
  onBack?: () => void;
  /** What is wrong with the connection, in a few words; nothing is shown while it works. */
  connection?: string | undefined;
  /** Buttons of the conversation. */
  actions?: ReactNode;
}

/** The people of a conversation, and the state of the connection when it has a problem. */
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
