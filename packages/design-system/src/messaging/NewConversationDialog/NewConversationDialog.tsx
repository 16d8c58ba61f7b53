import { useId, useState } from 'react';
import { InfiniteList } from '../../collections/InfiniteList/InfiniteList.tsx';
import { MultiSelectTokens } from '../../fields/MultiSelect/MultiSelectTokens.tsx';
import { SearchField } from '../../fields/SearchField/SearchField.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { FormModal } from '../../overlays/FormModal/FormModal.tsx';
import { useForm } from '../../forms/useForm.ts';
import { chatMessages } from '../../messages/chat.ts';
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

/** What is chosen so far. Pictures have addresses of this visit only, which a draft would outlive. */
interface ChosenConversation {
  people: readonly Pick<ChatPerson, 'id' | 'name'>[];
  groupName: string;
}

function OpenDialog({ isOpen, onOpenChange, onCreate, ...found }: NewConversationDialogProps) {
  const form = useForm<ChosenConversation>({
    initial: { people: [], groupName: '' },
    fields: { groupName: { label: text.groupName, clean: oneLine } },
    draft: { id: [text.newConversation, ''].join(' ') },
    onSave: ({ people, groupName }) => onCreate({ participantIds: people.map(({ id }) => id), name: people.length >= 2 ? groupName : '' }),
    describeError: () => text.createFailed,
  });
  const { people } = form.values;
  const choose = (chosen: ChosenConversation['people']) => form.change({ people: chosen.map(({ id, name }) => ({ id, name })) });
  return (
    <FormModal
      form={form}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text.newConversation}
      submitLabel={text.createConversation}
      submitDisabledReason={people.length > 0 ? undefined : text.nobodyChosen}
    >
      <MultiSelectTokens
        label={text.people}
        choices={people.map(({ id, name }) => ({ id, label: name }))}
        value={people.map(({ id }) => id)}
        onChange={(ids) => choose(people.filter(({ id }) => ids.includes(id)))}
        maxTokens={8}
        isLocked={form.isSaving}
      />
      {people.length >= 2 && <TextField {...form.field('groupName')} description={text.groupNameHint} autoComplete="off" />}
      <PeopleSearch {...found} chosen={people} isLocked={form.isSaving} onChange={choose} />
    </FormModal>
  );
}

interface PeopleSearchProps extends Omit<NewConversationDialogProps, 'isOpen' | 'onOpenChange' | 'onCreate'> {
  /** People chosen so far, in this search or an earlier one. */
  chosen: ChosenConversation['people'];
  /** Whether the choice can't be changed now, because the conversation is being created. */
  isLocked: boolean;
  /** Called with everyone who is chosen now. */
  onChange: (chosen: ChosenConversation['people']) => void;
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
    const isKept = ({ id }: Pick<ChatPerson, 'id'>) => ids.has(id) || !people.some((person) => person.id === id);
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
