import { useId, useState } from 'react';
import { goToRows } from '../../collections/InfiniteList/goToRows.ts';
import { InfiniteList } from '../../collections/InfiniteList/InfiniteList.tsx';
import { SearchField } from '../../fields/SearchField/SearchField.tsx';
import { useAskedPhrase } from '../../fields/useAskedPhrase.ts';
import { chatMessages as text } from '../../messages/chat.ts';
import { useFirstField } from '../../overlays/Modal/useFirstField.ts';
import { UserBadge } from '../../people/UserBadge/UserBadge.tsx';
import * as styles from './NewConversationDialog.css.ts';
import { type ChatPerson, type NewConversationDialogProps, searchPause } from './newConversationTypes.ts';
import { codePointCount } from '../../text/characters.ts';

type Search = Pick<NewConversationDialogProps, 'onSearch' | 'people' | 'isLoading' | 'hasMore' | 'onLoadMore' | 'isLoadingMore' | 'error'>;

/** Characters that a phrase needs before people are searched (content §7). */
const minimumPhrase = 2;

/** How many of the chosen people are named before the field; the others are counted. */
const mostNamed = 5;

interface PeopleSearchProps extends Search {
  /** People chosen so far, in this search or an earlier one. */
  chosen: readonly Pick<ChatPerson, 'id' | 'name'>[];
  /** Whether the choice can't be changed now, because the conversation is being created. */
  isLocked: boolean;
  /** Called with everyone who is chosen now. */
  onChange: (chosen: readonly Pick<ChatPerson, 'id' | 'name'>[]) => void;
}

/** The search and its results; chosen people stay chosen when another search does not find them. */
export function PeopleSearch({ onSearch, people, isLoading = false, hasMore = false, onLoadMore, isLoadingMore = false, error = null, chosen, isLocked, onChange }: PeopleSearchProps) {
  const place = useFirstField<HTMLDivElement>();
  const [written, setWritten] = useState('');
  const hint = useId();
  const chosenOnes = useId();
  const phrase = written.trim();
  const isShort = codePointCount(phrase) < minimumPhrase;
  const asked = useAskedPhrase(isShort ? null : phrase, searchPause, onSearch);
  const described = [chosen.length > 0 && chosenOnes, isShort && hint].filter(Boolean).join(' ');
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
        // Enter searches for people; it does not create the conversation.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
          goToRows(event, place.current);
        }}
        {...(described !== '' && { 'aria-describedby': described })}
      />
      {/* The dialog focuses the search, after the people who were chosen before it opened. */}
      <p id={chosenOnes} hidden>
        {text.chosenPeople(chosen.slice(0, mostNamed).map(({ name }) => name), Math.max(0, chosen.length - mostNamed))}
      </p>
      {isShort ? (
        <div className={styles.hint}>
          <p id={hint}>{text.searchHint(minimumPhrase)}</p>
        </div>
      ) : (
        <InfiniteList<ChatPerson>
          // Another search starts at the top of its list.
          key={asked}
          label={text.recipients}
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
