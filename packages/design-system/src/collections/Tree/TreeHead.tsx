import ChevronsDownUp from 'lucide-react/icons/chevrons-down-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { startTransition, useState } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Announcement } from '../../feedback/announcement/Announcement.tsx';
import { SearchField } from '../../fields/SearchField/SearchField.tsx';
import { messages } from '../../messages/collections.ts';
import * as styles from './Tree.css.ts';

interface TreeHeadProps {
  /** Name and placeholder of the search. */
  searchLabel: string;
  /** Whether the nodes can be searched. */
  hasSearch: boolean;
  /** Whether there are buttons that open and close all nodes. */
  hasExpandAll: boolean;
  /** Whether nothing can be used yet, because the nodes are loading. */
  isDisabled: boolean;
  /** The searched text when the head is mounted. */
  text: string;
  /** How many names match, while something is searched. */
  matchCount: number | undefined;
  /** Called within a transition: the field shows each letter immediately, the rows follow in slices. */
  onTextChange: (text: string) => void;
  /** Called by the key that moves from the search to the rows. */
  onDown: () => void;
  /** Opens all nodes. */
  onOpenAll: () => void;
  /** Closes all nodes. */
  onCloseAll: () => void;
}

/** The controls above the rows: the search and the buttons for all nodes. */
export function TreeHead(props: TreeHeadProps) {
  const { searchLabel, isDisabled, onTextChange } = props;
  // Kept here, not beside the rows: a letter re-renders the field, not every row in sight.
  const [text, setText] = useState(props.text);
  const matches = props.matchCount === undefined ? '' : messages.tree.matches(props.matchCount);
  return (
    <div className={styles.head}>
      {props.hasSearch && (
        <div className={styles.search}>
          <SearchField
            aria-label={searchLabel}
            placeholder={searchLabel}
            value={text}
            onChange={(next) => {
              setText(next);
              startTransition(() => onTextChange(next));
            }}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              props.onDown();
            }}
            isDisabled={isDisabled}
          />
          <p className={styles.status}>{matches}</p>
          <Announcement>{matches}</Announcement>
        </div>
      )}
      {props.hasExpandAll && (
        <>
          <IconButton label={messages.tree.openAll} icon={<ChevronsUpDown />} isDisabled={isDisabled} onPress={props.onOpenAll} />
          <IconButton label={messages.tree.closeAll} icon={<ChevronsDownUp />} isDisabled={isDisabled} onPress={props.onCloseAll} />
        </>
      )}
    </div>
  );
}
