import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { SearchField, type SearchFieldProps } from '../../fields/SearchField/SearchField.tsx';
import { chatMessages as messages } from '../../messages/chat.ts';
import { LoadedSoFar } from '../LoadedSoFar.tsx';
import * as styles from './ConversationSearch.css.ts';

export interface ConversationSearchProps {
  /** What is searched. */
  phrase: string;
  /** Called with every change of it. */
  onPhraseChange: (phrase: string) => void;
  /** The current match, counted from 1 at the oldest; 0 for none. */
  position: number;
  /** How many messages match. */
  count: number;
  /** Goes to the match before, or around to the newest. */
  onOlder: () => void;
  /** Goes to the match after, or around to the oldest. */
  onNewer: () => void;
  /** How many messages were searched. */
  loaded: number;
  /** How many the conversation has. */
  total: number;
  /** Loads older ones; without it the oldest were searched. */
  onLoadOlder?: () => void;
  /** Whether more are loading. @default false */
  isLoadingOlder?: boolean;
  /** Ends the search. */
  onClose: () => void;
}

/** Searches the loaded messages, and says how many there are. Enter goes to the older match, with Shift to the newer one; Escape ends it. */
export function ConversationSearch(props: ConversationSearchProps) {
  const { phrase, onPhraseChange, position, count, onOlder, onNewer, loaded, total, onLoadOlder, isLoadingOlder = false, onClose } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const onKeyDown: SearchFieldProps['onKeyDown'] = (event) => {
    if (event.key === 'Escape' && phrase === '') onClose();
    else if (event.key === 'ArrowUp' || (event.key === 'Enter' && !event.shiftKey)) onOlder();
    else if (event.key === 'ArrowDown' || event.key === 'Enter') onNewer();
    else return;
    event.preventDefault();
  };
  return (
    <search aria-label={messages.searchMessages} className={styles.bar}>
      <div className={styles.line}>
        <div className={styles.field}>
          <SearchField size="small" aria-label={messages.searchMessages} placeholder={messages.searchMessages} value={phrase} onChange={onPhraseChange} onKeyDown={onKeyDown} inputRef={field} />
        </div>
        <span role="status" className={styles.count}>
          {phrase.trim() === '' ? '' : count === 0 ? messages.noMatch : messages.matchOf(position, count)}
        </span>
        <IconButton size="small" label={messages.olderMatch} icon={<ChevronUp />} onPress={onOlder} {...(count === 0 && { isDisabled: true })} />
        <IconButton size="small" label={messages.newerMatch} icon={<ChevronDown />} onPress={onNewer} {...(count === 0 && { isDisabled: true })} />
        <IconButton size="small" label={messages.closeSearch} icon={<X />} onPress={onClose} />
      </div>
      <LoadedSoFar onLoadOlder={onLoadOlder} isLoadingOlder={isLoadingOlder}>
        {loaded >= total ? messages.searchedAll(loaded) : messages.searchedSome(loaded, total)}
      </LoadedSoFar>
    </search>
  );
}
