import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import ImageIcon from 'lucide-react/icons/image';
import LinkIcon from 'lucide-react/icons/link-2';
import Play from 'lucide-react/icons/play';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link } from '../../actions/Link/Link.tsx';
import { chatMessages as messages } from '../../messages/chat.ts';
import * as styles from './MessageBubble.css.ts';
import type { MessageContent } from './messageTypes.ts';

interface MessageBodyProps {
  /** Text, link, picture, video or file. */
  content: MessageContent;
  /** Opens an image or a video large. */
  onOpen: (() => void) | undefined;
}

/** What the bubble holds, by kind. */
export function MessageBody({ content, onOpen }: MessageBodyProps) {
  switch (content.kind) {
    case 'text':
      return <p className={styles.text}>{content.text}</p>;
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
          {content.address === null ? <span className={styles.mediaRoom}><ImageIcon aria-hidden className={styles.play} /></span> : <img src={content.address} alt="" className={styles.picture} />}
        </AriaButton>
      );
    case 'video':
      return (
        <AriaButton aria-label={messages.playVideo(content.fileName)} className={styles.media} {...(onOpen && { onPress: onOpen })}>
          <span className={styles.mediaRoom}>
            <Play aria-hidden className={styles.play} />
          </span>
          <span className={styles.fileName}>{content.fileName}</span>
        </AriaButton>
      );
    case 'file':
      return (
        <p className={styles.attachment}>
          <FileText aria-hidden className={styles.icon} />
          <span className={styles.fileName}>{content.fileName}</span>
          {content.address !== null && (
            <a href={content.address} download={content.fileName} aria-label={messages.download(content.fileName)} className={styles.download}>
              <Download aria-hidden className={styles.icon} />
            </a>
          )}
        </p>
      );
  }
}
