import { useState } from 'react';
import { useFilter } from 'react-aria/useFilter';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuSection } from 'react-aria-components/Menu';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { InlineError } from '../../feedback/InlineError/InlineError.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { FilteringField } from '../../fields/FilteringField.tsx';
import { SearchField } from '../../fields/SearchField/SearchField.tsx';
import { messages } from '../../messages/collections.ts';
import * as menuStyles from '../../overlays/Menu/Menu.css.ts';
import { MenuRow } from '../../overlays/Menu/MenuRow.tsx';
import { ModalDialog } from '../../overlays/Modal/ModalDialog.tsx';
import { useCloseByBack } from '../../overlays/useCloseByBack.ts';
import { useFirstField } from '../../overlays/Modal/useFirstField.ts';
import * as styles from './CommandPalette.css.ts';
import type { CommandPaletteProps } from './commandPaletteTypes.ts';
import { useCommandKey } from './useCommandKey.ts';

/**
 * All actions and pages, found by typing. Ctrl K (Command K) opens it anywhere; arrow keys move during
 * typing, Enter chooses, Escape closes. Focus returns to where it was.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, label = messages.commandPalette.label, hasHotkey = true } = props;
  useCommandKey(hasHotkey, () => onOpenChange(!isOpen));
  useCloseByBack(isOpen, () => onOpenChange(false));
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={styles.overlay}>
      <AriaModal className={styles.modal}>
        <ModalDialog aria-label={label} className={styles.dialog}>
          <Found {...props} label={label} />
        </ModalDialog>
      </AriaModal>
    </ModalOverlay>
  );
}

/** The field and its results; remounted at each opening, so that it starts empty. */
function Found({ groups, query, onQueryChange, onOpenChange, isFilteredByCaller = false, ...props }: CommandPaletteProps & { label: string }) {
  const { isLoading = false, error = null, label } = props;
  const place = useFirstField<HTMLDivElement>();
  const [ownQuery, setOwnQuery] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const written = query ?? ownQuery;
  const shown = groups.filter(({ commands }) => commands.length > 0);
  const note = isLoading ? <Waiting /> : error === null ? null : <InlineError>{error}</InlineError>;
  return (
    <FilteringField
      text={written}
      onTextChange={(next) => {
        setOwnQuery(next);
        onQueryChange?.(next);
      }}
      filter={isFilteredByCaller ? undefined : contains}
    >
      <div ref={place} className={styles.field}>
        <SearchField aria-label={label} placeholder={label} />
      </div>
      <div role="status" className={shown.length > 0 && note !== null ? styles.status : styles.unseen}>
        {note}
      </div>
      <AriaMenu
        aria-label={label}
        className={styles.menu}
        onAction={() => onOpenChange(false)}
        renderEmptyState={() => <div className={styles.nothing}>{note ?? messages.commandPalette.nothing(written.trim())}</div>}
      >
        {shown.map(({ id, title, commands }) => (
          <MenuSection key={id} id={id} className={menuStyles.section}>
            <Header className={menuStyles.heading}>{title}</Header>
            {commands.map(({ onAction, ...command }) => (
              <MenuRow key={command.id} {...command} {...(onAction && { onAction })} />
            ))}
          </MenuSection>
        ))}
      </AriaMenu>
    </FilteringField>
  );
}

const Waiting = () => (
  <span className={styles.waiting}>
    <span aria-hidden>
      <Spinner size="small" delay={0} />
    </span>
    {messages.commandPalette.searching}
  </span>
);
