import type { ReactNode } from 'react';

/** A person to talk to. */
export interface ChatPerson {
  /** Identifies the person. */
  id: string;
  /** Full name. */
  name: string;
  /** A second line that distinguishes people of the same name: the username. */
  detail?: string;
  /** Address of the picture. */
  image?: string | null;
}

/** A new conversation as it is sent. */
export interface NewConversationValues {
  participantIds: readonly string[];
  /** Without space around it; empty for one person, and where the recipients' names replace it (CHAT-113). */
  name: string;
  /** The message that was typed for each before 'together' was chosen; empty for none. It is not sent with the conversation. */
  message: string;
}

/** One message for several people, each in a conversation of their own. */
export interface MessageToEach {
  participantIds: readonly string[];
  /** Without space around it. */
  message: string;
  /** Called with how many have been written to so far. */
  onProgress: (written: number) => void;
  /** Stops it: nobody else is written to. */
  signal: AbortSignal;
}

/** The outcome of one message for several people. */
export interface WrittenToEach {
  /** Ids of those who could not be written to: they stay chosen. */
  left: readonly string[];
  /** Why, in words that end with a full stop; empty where nobody is left, and where the writer has ended it. */
  reason: string;
}

/** The pause after the last key before people are searched, in milliseconds (LIM-119). */
export const searchPause = 200;

/** Most people who are written to at the same time. */
export const mostPeople = 50;

export interface NewConversationDialogProps {
  /** Whether it is shown. Opened again, it starts empty. */
  isOpen: boolean;
  /** Called to close it, also when it is created. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called with a phrase of at least 2 characters, 200 ms after the last key, and again by 'Try again'. Keep it stable. */
  onSearch: (phrase: string) => void;
  /** The people found for that phrase so far. Keep the array stable between renders. */
  people: readonly ChatPerson[];
  /** Whether the first people are loading. @default false */
  isLoading?: boolean;
  /** Whether there are more than these. @default false */
  hasMore?: boolean;
  /** Called when the end of the list is near. */
  onLoadMore?: () => void;
  /** Whether more people are loading. @default false */
  isLoadingMore?: boolean;
  /** Why people could not be loaded. */
  error?: string | null;
  /** Creates the conversation. When it rejects, the message of the error is shown inside and everything stays. */
  onCreate: (values: NewConversationValues) => Promise<void>;
  /** Writes to each of several people separately. Without it there is no choice. */
  onWriteEach?: (values: MessageToEach) => Promise<WrittenToEach>;
  /** People who were chosen elsewhere: nothing is sent before the user confirms. @default none */
  recipients?: readonly Pick<ChatPerson, 'id' | 'name'>[];
  /** Names the draft among those of other people. @default the ids of the recipients */
  draftId?: string;
  /** Ids of people to whom the message was sent before a reload: a draft from before does not choose them again. @default none */
  written?: readonly string[];
  /** A remark on them at the top, such as that some could not be found. */
  remark?: ReactNode;
}
