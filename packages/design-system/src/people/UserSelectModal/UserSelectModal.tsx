import { useId, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { goToRows } from '../../collections/InfiniteList/goToRows.ts';
import { InfiniteList } from '../../collections/InfiniteList/InfiniteList.tsx';
import { SearchField } from '../../fields/SearchField/SearchField.tsx';
import { useAskedPhrase } from '../../fields/useAskedPhrase.ts';
import { peopleMessages } from '../../messages/people.ts';
import { FirstFocus } from '../../overlays/Modal/FirstFocus.tsx';
import { Modal } from '../../overlays/Modal/Modal.tsx';
import { ModalFailure } from '../../overlays/ModalFailure.tsx';
import { useModalAction } from '../../overlays/useModalAction.ts';
import { peopleLimits } from '../peopleLimits.ts';
import { UserBadge } from '../UserBadge/UserBadge.tsx';
import * as styles from './UserSelectModal.css.ts';
import type { SelectableUser, UserSelectModalProps } from './userSelectModalTypes.ts';
import { codePointCount } from '../../text/characters.ts';
import { UntilLeft } from '../../overlays/UntilLeft.tsx';

const texts = peopleMessages.select;

/** Chooses one person, found by name, and confirmed by a button (core §2 Users screens, core §7). It sends no requests itself. */
export function UserSelectModal(props: UserSelectModalProps) {
  return <UntilLeft>{props.isOpen && <OpenUserSelectModal {...props} />}</UntilLeft>;
}

function OpenUserSelectModal({ onOpenChange, onSelect, title = texts.title, confirmLabel = texts.confirm, ...search }: UserSelectModalProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<SelectableUser | null>(null);
  const { isBusy, failure, error, run } = useModalAction();
  const hint = useId();
  const place = useRef<HTMLDivElement>(null);
  const phrase = text.trim();
  const isShort = codePointCount(phrase) < peopleLimits.searchMinimumLength;
  const asked = useAskedPhrase(isShort ? null : phrase, peopleLimits.searchPause, search.onSearch);
  const isWaiting = asked !== phrase;

  const confirm = async () => {
    if (chosen && chosen.disabledReason === undefined && (await run(async () => onSelect(chosen)))) onOpenChange(false);
  };
  return (
    <Modal
      isOpen
      onOpenChange={onOpenChange}
      isBusy={isBusy}
      title={title}
      footer={
        <>
          <Button variant="outline" tone="neutral" isDisabled={isBusy} onPress={() => onOpenChange(false)}>
            {texts.cancel}
          </Button>
          <Button isDisabled={chosen === null} isPending={isBusy} disabledReason={chosen?.disabledReason} onPress={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div ref={place} className={styles.body}>
        <FirstFocus on="field">
          <SearchField
            aria-label={texts.search}
            placeholder={texts.search}
            value={text}
            onChange={(next) => {
              setText(next);
              setChosen(null);
            }}
            onKeyDown={(event) => goToRows(event, place.current)}
            {...(isShort && { 'aria-describedby': hint })}
          />
        </FirstFocus>
        <ModalFailure error={error}>{failure}</ModalFailure>
        {isShort ? (
          <div style={{ blockSize: '20rem' }} className={styles.hint}>
            <p id={hint}>{texts.hint(peopleLimits.searchMinimumLength)}</p>
          </div>
        ) : (
          <InfiniteList<SelectableUser>
            // Another search starts at the top of its list, with nothing chosen.
            key={asked}
            label={texts.users}
            height="20rem"
            items={search.users}
            getItemId={({ id }) => id}
            itemLabel={({ name, detail }) => (detail === undefined ? name : `${name}, ${detail}`)}
            renderItem={({ name, detail, image }) => <UserBadge name={name} image={image ?? null} size="medium" {...(detail !== undefined && { detail })} />}
            isLoading={(search.isLoading ?? false) || isWaiting}
            isLoadingMore={search.isLoadingMore ?? false}
            hasMore={search.hasMore ?? false}
            error={isWaiting ? null : (search.error ?? null)}
            onLoadMore={() => (search.users.length === 0 ? search.onSearch(phrase) : search.onLoadMore?.())}
            selectionMode="single"
            selectedIds={new Set(chosen === null ? [] : [chosen.id])}
            onSelectionChange={(ids) => setChosen(search.users.find(({ id }) => ids.has(id)) ?? null)}
            empty={<p>{texts.empty(phrase)}</p>}
          />
        )}
      </div>
    </Modal>
  );
}
