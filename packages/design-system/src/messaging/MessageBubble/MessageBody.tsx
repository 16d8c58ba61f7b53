import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import ImageIcon from 'lucide-react/icons/image';
import LinkIcon from 'lucide-react/icons/link-2';
import Play from 'lucide-react/icons/play';
import { type ReactNode, use } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { chatMessages as messages } from '../../messages/chat.ts';
import { MarkedText } from '../ConversationSearch/MarkedText.tsx';
import { DownloadsContext } from './downloadsContext.ts';
import * as styles from './MessageBubble.css.ts';
import type { MessageContent } from './messageTypes.ts';

interface MessageBodyProps {
  /** The message that holds it. */
  id: string;
  /** Text, link, picture, video or file. */
  content: MessageContent;
  /** Opens an image or a video large. */
  onOpen: (() => void) | undefined;
  /** Saves a file on the device. */
  onDownload: (() => void) | undefined;
}

/** The content of the bubble, by kind. */
export function MessageBody({ id, content, onOpen, onDownload }: MessageBodyProps) {
  switch (content.kind) {
    case 'text':
      return <p className={styles.text}>
        <MarkedText text={content.text} />
      </p>;
    case 'deepLink':
      return (
        <p className={styles.attachment}>
          <LinkIcon aria-hidden className={styles.icon} />
          <Link href={content.href}>{content.label}</Link>
        </p>
      );
    case 'image':
      return (
        <AriaButton aria-label={messages.openImage(content.fileName)} className={styles.media} {...(onOpen && { onPress: onOpen })}>
          {content.picture ?? <MediaRoom icon={<ImageIcon aria-hidden className={styles.play} />} />}
        </AriaButton>
      );
    case 'video':
      return (
        <AriaButton aria-label={messages.playVideo(content.fileName)} className={styles.media} {...(onOpen && { onPress: onOpen })}>
          {content.picture ?? <MediaRoom icon={<Play aria-hidden className={styles.play} />} />}
          <span className={styles.fileName}>
            <MarkedText text={content.fileName} />
          </span>
        </AriaButton>
      );
    case 'file':
      return (
        <p className={styles.attachment}>
          <FileText aria-hidden className={styles.icon} />
          <span className={styles.fileName}>
            <MarkedText text={content.fileName} />
          </span>
          {onDownload && <DownloadButton id={id} fileName={content.fileName} onPress={onDownload} />}
        </p>
      );
  }
}

function DownloadButton({ id, fileName, onPress }: { id: string; fileName: string; onPress: () => void }) {
  return <IconButton size="small" label={messages.download(fileName)} icon={<Download />} isPending={use(DownloadsContext).has(id)} hasWaited onPress={onPress} />;
}

/** The placeholder of a picture that has not loaded yet. */
function MediaRoom({ icon }: { icon: ReactNode }) {
  return <span className={styles.mediaRoom}>{icon}</span>;
}
