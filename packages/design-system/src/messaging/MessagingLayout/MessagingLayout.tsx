import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import * as styles from './MessagingLayout.css.ts';
import { useFocusAlong } from './useFocusAlong.ts';

export interface MessagingLayoutProps {
  /** The conversations, and what is above their list. */
  list: ReactNode;
  /** The conversation that is open, or a text in its place. */
  conversation: ReactNode;
  /** Whether a conversation is open: where both have no room beside each other it is shown instead of the list. */
  isOpen: boolean;
  /** Height as a CSS length. @default the remaining height of the window */
  height?: string;
  /** Room that the page leaves around it, as a CSS length: on a phone that is used, too. @default none is */
  roomAround?: string;
}

/** Conversations at one side, one of them at the other; each scrolls separately. The focus stays with what is shown. */
export function MessagingLayout({ list, conversation, isOpen, height, roomAround }: MessagingLayoutProps) {
  const { list: listSide, conversation: conversationSide, props: focusProps } = useFocusAlong(isOpen);
  const isToEdge = roomAround !== undefined;
  return (
    <div className={styles.layout({ isToEdge })} data-fills-window={height === undefined ? '' : undefined} style={{ blockSize: height, ...(isToEdge && assignInlineVars({ [styles.roomAround]: roomAround })) }}>
      <div className={styles.frame({ isToEdge })} {...focusProps}>
        <div ref={listSide} className={styles.list({ isOpen })}>
          {list}
        </div>
        <div ref={conversationSide} className={styles.conversation({ isOpen })}>
          {conversation}
        </div>
      </div>
    </div>
  );
}
