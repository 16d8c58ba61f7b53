import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { FocusNear } from '../../focus/FocusNear.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { chatMessages as messages } from '../../messages/chat.ts';
import { SidePanel } from '../../overlays/SidePanel/SidePanel.tsx';
import { UserBadge } from '../../people/UserBadge/UserBadge.tsx';
import { timestamp } from '../../time/timestamp.ts';
import { LoadedSoFar } from '../LoadedSoFar.tsx';
import { DownloadsContext } from '../MessageBubble/downloadsContext.ts';
import { MessageBody } from '../MessageBubble/MessageBody.tsx';
import type { MessageBubbleProps } from '../MessageBubble/MessageBubble.tsx';
import type { ChatMessage } from '../MessageBubble/messageTypes.ts';
import * as styles from './ConversationDetails.css.ts';
import { sharedThings } from './sharedThings.ts';

/** Pictures that are shown at first, and added each time: each is fetched at full size. */
const picturesAtOnce = 12;
const none: ReadonlySet<string> = new Set();

export interface ConversationDetailsProps extends Pick<MessageBubbleProps, 'onOpenMedia' | 'onDownload' | 'timeZone'> {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Asked to close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Everyone in the conversation; `detail` distinguishes people of the same name. */
  people: readonly { id: string; name: string; detail?: string }[];
  /** The messages that are loaded, oldest first. */
  history: readonly ChatMessage[];
  /** Ids of the messages whose file is being downloaded: their buttons show a spinner. Keep the set stable between renders. */
  downloading?: ReadonlySet<string>;
  /** How many those are, replies included. */
  loaded: number;
  /** How many the conversation has. */
  total: number;
  /** Loads older ones; without it the oldest are loaded. */
  onLoadOlder?: () => void;
  /** Whether more are loading. @default false */
  isLoadingOlder?: boolean;
}

/** Who is in a conversation and what was shared in it, as far as its messages are loaded. */
export function ConversationDetails({ isOpen, onOpenChange, downloading = none, ...contents }: ConversationDetailsProps) {
  return (
    <SidePanel isOpen={isOpen} onOpenChange={onOpenChange} title={messages.details}>
      <DownloadsContext value={downloading}>
        <Contents {...contents} />
      </DownloadsContext>
    </SidePanel>
  );
}

function Contents({ people, history, loaded, total, onLoadOlder, isLoadingOlder = false, onOpenMedia, onDownload, timeZone }: Omit<ConversationDetailsProps, 'isOpen' | 'onOpenChange' | 'downloading'>) {
  const { media, files } = useMemo(() => sharedThings(history), [history]);
  const [shown, setShown] = useState(picturesAtOnce);
  return (
    <Stack gap="large">
      <Part title={messages.detailPeople(people.length)}>
        <ul className={styles.list}>
          {people.map(({ id, name, detail }) => (
            <li key={id}>
              <UserBadge name={name} size="medium" {...(detail !== undefined && { detail })} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title={messages.pictures}>
        {media.length === 0 && <p className={styles.remark}>{messages.noPictures}</p>}
        <ul className={styles.tiles}>
          {media.slice(0, shown).map((message) => (
            <li key={message.id} className={styles.tile}>
              <MessageBody id={message.id} content={message.content} onOpen={onOpenMedia && (() => onOpenMedia(message))} onDownload={undefined} />
            </li>
          ))}
        </ul>
        {media.length > shown && (
          <FocusNear followsList>
            <Button size="small" variant="quiet" onPress={() => setShown(shown + picturesAtOnce)}>
              {messages.morePictures}
            </Button>
          </FocusNear>
        )}
      </Part>
      <Part title={messages.files}>
        {files.length === 0 && <p className={styles.remark}>{messages.noPictures}</p>}
        <ul className={styles.list}>
          {files.map((message) => (
            <li key={message.id}>
              <MessageBody id={message.id} content={message.content} onOpen={undefined} onDownload={onDownload && (() => onDownload(message))} />
              <p className={styles.remark}>
                <bdi>{message.isOwn ? messages.you : message.author.name}</bdi> · {timestamp(message.createdAtUtc, timeZone)}
              </p>
            </li>
          ))}
        </ul>
      </Part>
      <LoadedSoFar onLoadOlder={onLoadOlder} isLoadingOlder={isLoadingOlder}>
        {loaded >= total ? messages.gatheredAll(loaded) : messages.gatheredSome(loaded, total)}
      </LoadedSoFar>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}
