import Check from 'lucide-react/icons/check';
import { useFilter } from 'react-aria/useFilter';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { messages } from '../../messages/en.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { withAll, withoutAll } from './chosenIds.ts';
import type { MultiSelectChoice } from './MultiSelect.tsx';
import * as styles from './MultiSelect.css.ts';

interface MultiSelectListProps {
  choices: readonly MultiSelectChoice[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** What is searched; kept by the field, since react-aria draws this list twice. */
  text: string;
  onTextChange: (text: string) => void;
}

/** Row height in pixels of the windowed list; the rows are one line each. */
const rowSize = 36;
const layout = { rowSize, padding: 4 };

/** The searched list. Both buttons act on what the search leaves. */
export function MultiSelectList({ choices, value, onChange, text, onTextChange }: MultiSelectListProps) {
  const { contains } = useFilter({ sensitivity: 'base', ignorePunctuation: true });
  const found = choices.filter((choice) => contains(choice.label, text));
  return (
    <Autocomplete inputValue={text} onInputChange={onTextChange} filter={contains}>
      <div className={styles.head}>
        <SearchField aria-label={messages.multiSelect.search} placeholder={messages.multiSelect.search} autoFocus />
        <div className={styles.acts}>
          <Button slot={null} className={styles.textButton} onPress={() => onChange(withAll(found, value))}>
            {text === '' ? messages.multiSelect.selectAll : messages.multiSelect.selectFound(found.length)}
          </Button>
          <Button slot={null} className={styles.textButton} onPress={() => onChange(withoutAll(found, value))}>
            {messages.multiSelect.clear}
          </Button>
        </div>
      </div>
      <Virtualizer layout={ListLayout} layoutOptions={layout}>
        <ListBox
          className={styles.list}
          style={{ blockSize: `min(18rem, ${Math.max(found.length, 1) * rowSize + 8}px)` }}
          items={choices}
          renderEmptyState={() => <div className={styles.empty}>{messages.comboBox.noMatches}</div>}
        >
          {(choice) => (
            <ListBoxItem id={choice.id} textValue={choice.label} isDisabled={choice.isDisabled ?? false} className={styles.item}>
              <span className={styles.itemText} title={choice.label}>
                {choice.label}
              </span>
              <Check className={styles.tick} aria-hidden />
            </ListBoxItem>
          )}
        </ListBox>
      </Virtualizer>
    </Autocomplete>
  );
}
