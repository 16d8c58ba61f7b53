import { useId, useState } from 'react';
import { InfiniteList } from '../../collections/InfiniteList/InfiniteList.tsx';
import { MultiSelectTokens } from '../../fields/MultiSelect/MultiSelectTokens.tsx';
import { SearchField } from '../../fields/SearchField/SearchField.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { chatMessages } from '../../messages/chat.ts';
import { FormModal } from '../../overlays/FormModal/FormModal.tsx';
import { UserBadge } from '../../people/UserBadge/UserBadge.tsx';
import { useFirstField } from '../../overlays/Modal/useFirstField.ts';
import * as styles from './NewConversationDialog.css.ts';
import type { ChatPerson, NewConversationDialogProps } from './newConversationTypes.ts';
import { minimumPhrase, useAskedPhrase } from './useAskedPhrase.ts';
import { oneLine } from '../../fields/oneLine.ts';

const text = chatMessages;

/** Starts a conversation with one person, or with several under a name of their own (content §2, ERR-123). It asks nobody itself. */
export function NewConversationDialog(props: NewConversationDialogProps) {
  return props.isOpen && <OpenDialog {...props} />;
}

function OpenDialog({ onOpenChange, onCreate, ...found }: NewConversationDialogProps) {
  const [chosen, setChosen] = useState<readonly ChatPerson[]>([]);
  const [groupName, setGroupName] = useState('');
  const isGroup = chosen.length >= 2;
  return (
    <FormModal
      isOpen
      onOpenChange={onOpenChange}
      title={text.newConversation}
      submitLabel={text.createConversation}
      isDirty={chosen.length > 0 || groupName !== ''}
      draft={{
        id: null,
        // Pictures have addresses of this visit only.
        values: { people: chosen.map(({ id, name }) => ({ id, name })), groupName },
        onRestore: (kept) => {
          setChosen(kept.people);
          setGroupName(kept.groupName);
        },
      }}
      isValid={chosen.length > 0}
      fields={{}}
      submitDisabledReason={chosen.length > 0 ? undefined : text.nobodyChosen}
      onSubmit={() => onCreate({ participantIds: chosen.map(({ id }) => id), name: isGroup ? oneLine(groupName) : '' })}
      describeError={() => text.createFailed}
    >
      {({ isSaving }) => (
        <>
          <MultiSelectTokens
            label={text.people}
            choices={chosen.map(({ id, name }) => ({ id, label: name }))}
            value={chosen.map(({ id }) => id)}
            onChange={(ids) => setChosen(chosen.filter(({ id }) => ids.includes(id)))}
            maxTokens={8}
            isLocked={isSaving}
          />
          {isGroup && (
            <TextField label={text.groupName} description={text.groupNameHint} autoComplete="off" isReadOnly={isSaving} value={groupName} onChange={setGroupName} />
          )}
          <PeopleSearch {...found} chosen={chosen} isLocked={isSaving} onChange={setChosen} />
        </>
      )}
    </FormModal>
  );
}

interface PeopleSearchProps extends Omit<NewConversationDialogProps, 'isOpen' | 'onOpenChange' | 'onCreate'> {
  /** People chosen so far, in this search or an earlier one. */
  chosen: readonly ChatPerson[];
  /** Whether the choice can't be changed now, because the conversation is being created. */
  isLocked: boolean;
  /** Called with everyone who is chosen now. */
  onChange: (chosen: readonly ChatPerson[]) => void;
}

/** The search and what it found; who was chosen before stays chosen when another search does not find them. */
function PeopleSearch({ onSearch, people, isLoading = false, hasMore = false, onLoadMore, isLoadingMore = false, error = null, chosen, isLocked, onChange }: PeopleSearchProps) {
  const place = useFirstField<HTMLDivElement>();
  const [written, setWritten] = useState('');
  const hint = useId();
  const asked = useAskedPhrase(written, onSearch);
  const phrase = written.trim();
  const isShort = phrase.length < minimumPhrase;
  const select = (ids: ReadonlySet<string>) => {
    if (isLocked) return;
    const isKept = ({ id }: ChatPerson) => ids.has(id) || !people.some((person) => person.id === id);
    const kept = chosen.filter(isKept);
    onChange([...kept, ...people.filter(({ id }) => ids.has(id) && !kept.some((person) => person.id === id))]);
  };
  return (
    <div ref={place} className={styles.search}>
      <SearchField
        aria-label={text.searchPeople}
        placeholder={text.searchPeople}
        value={written}
        onChange={setWritten}
        // Enter looks for people; it does not create the conversation.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        {...(isShort && { 'aria-describedby': hint })}
      />
      {isShort ? (
        <div className={styles.hint}>
          <p id={hint}>{text.searchHint(minimumPhrase)}</p>
        </div>
      ) : (
        <InfiniteList<ChatPerson>
          // Another search begins at its top.
          key={asked}
          label={text.people}
          height="14rem"
          items={people}
          getItemId={({ id }) => id}
          itemLabel={({ name }) => name}
          renderItem={({ name, detail, image }) => <UserBadge name={name} image={image ?? null} size="medium" {...(detail !== undefined && { detail })} />}
          isLoading={isLoading || asked !== phrase}
          isLoadingMore={isLoadingMore}
          hasMore={hasMore}
          error={error}
          onLoadMore={() => (people.length === 0 ? onSearch(phrase) : onLoadMore?.())}
          selectionMode="multiple"
          selectedIds={new Set(chosen.filter(({ id }) => people.some((person) => person.id === id)).map(({ id }) => id))}
          onSelectionChange={select}
          empty={<p>{text.nobodyFound(phrase)}</p>}
        />
      )}
    </div>
  );
}
