import RotateCw from 'lucide-react/icons/rotate-cw';
import { Collection } from 'react-aria-components/Collection';
import { ListBox, ListBoxItem, ListBoxLoadMoreItem } from 'react-aria-components/ListBox';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { messages } from '../../messages/choices.ts';
import { listName } from '../../actions/listName.ts';
import { ChoiceItem } from '../ChoiceItem.tsx';
import { item, text as itemText } from '../choiceItem.css.ts';
import * as styles from './ComboBox.css.ts';
import { type ComboBoxChoice, retryKey } from './comboBoxTypes.ts';

interface ComboBoxListProps {
  /** Names the list as the field: react-aria calls it 'Suggestions'. */
  label: string | undefined;
  /** The results, in the order in which they are shown. */
  choices: readonly ComboBoxChoice[];
  /** Whether the first or further results are loading. */
  isLoading: boolean;
  /** Why the results did not load: a row that tries again when it is chosen. */
  loadError: string | undefined;
  /** What to type for there to be results; undefined if there are none for what is typed. */
  hint: string | undefined;
  /** Whether there are more results than these. */
  hasMore: boolean;
  /** Called when the end of the list is scrolled into view. */
  onLoadMore: (() => void) | undefined;
}

/** The rows under the field: results, loading, failed. */
export function ComboBoxList({ label, choices, isLoading, loadError, hint, hasMore, onLoadMore }: ComboBoxListProps) {
  return (
    <ListBox
      className={styles.list}
      {...listName(label)}
      renderEmptyState={() => (
        <div className={styles.empty}>{isLoading ? (
            <>
              <Spinner size="small" /> {messages.comboBox.loading}
            </>
          ) : (
            (hint ?? messages.comboBox.noMatches)
          )}</div>
      )}
    >
      <Collection items={choices}>
        {(choice: ComboBoxChoice) => (
          <ChoiceItem id={choice.id} label={choice.label} description={choice.description} sign={choice.picture} isDisabled={choice.isDisabled} />
        )}
      </Collection>
      {loadError !== undefined && (
        <ListBoxItem id={retryKey} textValue={`${loadError} ${messages.comboBox.tryAgain}`} className={`${item} ${styles.failure}`}>
          <span className={itemText}>
            <span>{loadError}</span>
            <span className={styles.retry}>
              <RotateCw aria-hidden /> {messages.comboBox.tryAgain}
            </span>
          </span>
        </ListBoxItem>
      )}
      {hasMore && loadError === undefined && (
        <ListBoxLoadMoreItem className={styles.more} isLoading={isLoading && choices.length > 0} {...(onLoadMore && { onLoadMore })}>
          <Spinner size="small" /> {messages.comboBox.loadingMore}
        </ListBoxLoadMoreItem>
      )}
    </ListBox>
  );
}
