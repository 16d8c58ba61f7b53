import { type KeyboardEvent, memo, useId, useLayoutEffect, useRef, useState } from 'react';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { textLength } from '../../fields/TextArea/characterCount.ts';
import { fieldMessages } from '../../messages/fields.ts';
import { mentionMessages } from '../../messages/mention.ts';
import { box, field } from '../../fields/field.css.ts';
import { FieldLabel, FieldMessages } from '../../fields/FieldParts.tsx';
import { MentionedLines } from './MentionedLines.tsx';
import { MentionList } from './MentionList.tsx';
import { completeMention, findOpenMention, throughLastMention } from './mentions.ts';
import * as styles from './MentionTextArea.css.ts';
import type { MentionPerson, MentionTextAreaProps } from './mentionTypes.ts';
import { useMentionSearch } from './useMentionSearch.ts';

/**
 * Text in which people are mentioned. `@` at the start of a word opens a list of people: the arrow keys choose, Enter or
 * Tab inserts, Escape closes. Mentions are tinted while typing; the value stays plain text.
 */
export const MentionTextArea = memo(function MentionTextArea(props: MentionTextAreaProps) {
  const { label, description = mentionMessages.help, errorMessage, disabledReason, onSearch, minimumPhrase = 1, placeholder, rows = 4 } = props;
  const { maxLength, isRequired = false, isInvalid = false, isReadOnly = false } = props;
  const [text, setText] = useControlledState(props.value, props.defaultValue ?? '', props.onChange);
  const [caret, setCaret] = useState<number | null>(null);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const [chosen, setChosen] = useState({ phrase: '', index: 0 });
  const area = useRef<HTMLTextAreaElement>(null);
  const copy = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const nextCaret = useRef<number | null>(null);
  const listId = useId();
  const isRefused = disabledReason !== undefined;
  // Pasted text is never truncated silently: the field says that it is too long, and the form refuses it.
  const excess = maxLength === undefined ? 0 : textLength(text) - maxLength;
  const tooMany = excess > 0 ? fieldMessages.textArea.tooMany(excess) : undefined;

  const found = caret === null || isReadOnly || isRefused ? null : findOpenMention(text, caret);
  const open = found?.start === dismissed ? null : found;
  const search = useMentionSearch(open?.phrase ?? null, { onSearch, minimumPhrase });
  const { people } = search;
  const index = open !== null && chosen.phrase === open.phrase ? Math.min(chosen.index, people.length - 1) : 0;
  const optionId = (person: MentionPerson) => `${listId}-${person.id}`;
  const active = open === null ? undefined : people[index];

  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    area.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  });

  const choose = (person: MentionPerson) => {
    if (open === null) return;
    const completed = completeMention(text, open, person.username);
    nextCaret.current = completed.caret;
    setCaret(completed.caret);
    setText(completed.text);
    area.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (open === null) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && people.length > 0) setChosen({ phrase: open.phrase, index: (index + step + people.length) % people.length });
    else if ((event.key === 'Enter' || event.key === 'Tab') && active !== undefined && !event.nativeEvent.isComposing) choose(active);
    else if (event.key === 'Escape') {
      setDismissed(open.start);
      // Escape closes the list only, not the modal around the field.
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };
  const follow = () => setCaret(area.current === document.activeElement ? (area.current?.selectionEnd ?? null) : null);
  return (
    <AriaTextField
      className={field}
      value={text}
      onChange={(next) => {
        if (!next.includes('@')) setDismissed(null);
        setText(next);
        follow();
      }}
      isRequired={isRequired}
      isInvalid={isInvalid || tooMany !== undefined}
      isReadOnly={isReadOnly || isRefused}
    >
      <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      <div ref={frame} className={styles.frame}>
        <TextArea
          ref={area}
          className={`${box} ${styles.area}`}
          rows={rows}
          aria-autocomplete="list"
          {...(isRefused && { 'aria-disabled': true })}
          {...(placeholder !== undefined && { placeholder })}
          {...(active !== undefined && { 'aria-controls': listId, 'aria-activedescendant': optionId(active) })}
          onKeyDownCapture={press}
          onSelect={follow}
          onBlur={() => setCaret(null)}
          onScroll={(event) => copy.current?.style.setProperty('translate', `0 ${-event.currentTarget.scrollTop}px`)}
        />
        {/*
          An invisible copy of the text behind the field, which paints the tint of the mentions. It ends with the last of them: a long
          text would be laid out twice. So it is shorter than the field's own, and is moved, not scrolled.
        */}
        <div className={styles.mirror} aria-hidden>
          <div ref={copy}>
            <MentionedLines text={throughLastMention(text)} mention="mark" mentionClass={styles.mention} />
          </div>
        </div>
      </div>
      <FieldMessages description={description} errorMessage={tooMany ?? errorMessage} disabledReason={disabledReason} />
      {open !== null && (
        <MentionList id={listId} anchorRef={frame} phrase={open.phrase} search={search} active={active} optionId={optionId} onChoose={choose} />
      )}
    </AriaTextField>
  );
});
