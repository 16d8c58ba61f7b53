import ChevronsDownUp from 'lucide-react/icons/chevrons-down-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { SearchField } from '../../fields/SearchField/SearchField.tsx';
import { messages } from '../../messages/collections.ts';
import * as styles from './Tree.css.ts';

interface TreeHeadProps {
  searchLabel: string;
  hasSearch: boolean;
  hasExpandAll: boolean;
  isDisabled: boolean;
  text: string;
  /** How many names match, while something is searched. */
  matchCount: number | undefined;
  onTextChange: (text: string) => void;
  onOpenAll: () => void;
  onCloseAll: () => void;
}

/** What stands over the rows: the search and the buttons for all nodes. */
export function TreeHead(props: TreeHeadProps) {
  const { searchLabel, isDisabled } = props;
  return (
    <div className={styles.head}>
      {props.hasSearch && (
        <div className={styles.search}>
          <SearchField
            aria-label={searchLabel}
            placeholder={searchLabel}
            value={props.text}
            onChange={props.onTextChange}
            isDisabled={isDisabled}
          />
          <p role="status" className={styles.status}>
            {props.matchCount !== undefined && messages.tree.matches(props.matchCount)}
          </p>
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
