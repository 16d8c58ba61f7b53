/** A person who can be chosen. */
export interface SelectableUser {
  /** Identifies the person. */
  id: string;
  /** Full name. */
  name: string;
  /** A second line that distinguishes people of the same name: username, e-mail. */
  detail?: string;
  /** Why this person can't be chosen; the button that confirms says it. */
  disabledReason?: string | undefined;
  /** Address of the picture. */
  image?: string | null;
}

/** A search for people: the results for the last phrase, and how to load more (pages of 20, core §7). */
export interface UserSearch {
  /** Called with a phrase of at least 2 characters, 300 ms after the last key, and again by 'Try again'. */
  onSearch: (phrase: string) => void;
  /** The people found for that phrase so far. Keep the array stable between renders. */
  users: readonly SelectableUser[];
  /** Whether the first people are loading. @default false */
  isLoading?: boolean;
  /** Whether more people are loading. @default false */
  isLoadingMore?: boolean;
  /** Whether there are more than these. @default false */
  hasMore?: boolean;
  /** Called when the end of the list is near, or 'Try again' was pressed there. */
  onLoadMore?: () => void;
  /** Why people could not be loaded. */
  error?: string | null;
}

export interface UserSelectModalProps extends UserSearch {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Asked to close, also after a choice. */
  onOpenChange: (isOpen: boolean) => void;
  /** The confirmed choice. When it rejects, the modal stays open with the error's message. */
  onSelect: (user: SelectableUser) => void | Promise<void>;
  /** @default 'Select User' */
  title?: string;
  /**
   * Words of the button that confirms.
   * @default 'Select'
   */
  confirmLabel?: string;
}
