import Check from 'lucide-react/icons/check';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useFilter } from 'react-aria/useFilter';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { messages } from '../../messages/choices.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { passedBy, withAll, withoutAll } from './chosenIds.ts';
import type { MultiSelectChoice } from './multiSelectTypes.ts';
import * as styles from './MultiSelect.css.ts';

interface MultiSelectListProps {
  /** Names the list as the field. */
  label: string;
  /** All choices; the search filters them. */
  choices: readonly MultiSelectChoice[];
  /** Ids of the chosen ones. */
  value: readonly string[];
  /** Called with the ids of all chosen ones. */
  onChange: (value: string[]) => void;
}

const padding = 4;
/** Row height in pixels of the windowed list; the rows are one line each. */
const rowSizeNow = () => (window.matchMedia('(pointer: coarse)').matches ? 44 : 36);

/** The label of the button: how many choices a search has found, and how many the button skips. */
function selectAllLabel(found: number, passed: number, isWhole: boolean): string {
  const texts = messages.multiSelect;
  if (passed > 0) return isWhole ? texts.selectAllBut(passed) : texts.selectFound(found - passed);
  return isWhole ? texts.selectAll : texts.selectFound(found);
}

/** The searched list: ArrowDown moves from the search to the results. Both buttons apply to the results only. */
export function MultiSelectList({ label, choices, value, onChange }: MultiSelectListProps) {
  const { contains } = useFilter({ sensitivity: 'base', ignorePunctuation: true });
  const [text, setText] = useState('');
  const [rowSize] = useState(rowSizeNow);
  const list = useRef<HTMLDivElement>(null);
  const found = choices.filter((choice) => contains(choice.label, text));
  const passed = passedBy(found).length;
  const goToList = (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>) => {
    if (event.key !== 'ArrowDown' || found.length === 0) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('[role="option"]:not([aria-disabled="true"])')?.focus();
  };
  return (
    <>
      <div className={styles.head}>
        <SearchField
          aria-label={messages.multiSelect.search}
          placeholder={messages.multiSelect.search}
          value={text}
          onChange={setText}
          onKeyDown={goToList}
          autoFocus
        />
        {found.length > 0 && (
          <div className={styles.acts}>
            {passed < found.length && (
              <Button className={styles.textButton} onPress={() => onChange(withAll(found, value))}>
                {selectAllLabel(found.length, passed, text === '')}
              </Button>
            )}
            <Button className={styles.textButton} onPress={() => onChange(withoutAll(found, value))}>
              {messages.multiSelect.clear}
            </Button>
          </div>
        )}
      </div>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowSize, padding }}>
        <ListBox
          ref={list}
          className={styles.list}
          aria-label={label}
          style={{ blockSize: `min(18rem, ${Math.max(found.length, 1) * rowSize + 2 * padding}px)` }}
          items={found}
          selectionMode="multiple"
          selectedKeys={value}
          onSelectionChange={(keys) => onChange(keys === 'all' ? withAll(found, value) : [...keys].map(String))}
          // Escape closes the list; it does not clear the choice.
          escapeKeyBehavior="none"
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
    </>
  );
}
