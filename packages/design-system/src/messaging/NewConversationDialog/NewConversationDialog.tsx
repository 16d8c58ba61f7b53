import { useState } from 'react';
import { MultiSelectTokens } from '../../fields/MultiSelect/MultiSelectTokens.tsx';
import { oneLine } from '../../fields/oneLine.ts';
import { RadioGroup } from '../../fields/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../fields/TextArea/TextArea.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { chatMessages } from '../../messages/chat.ts';
import { FormModal } from '../../overlays/FormModal/FormModal.tsx';
import { messageLimit } from '../MessageComposer/messageLimit.ts';
import { mostPeople, type NewConversationDialogProps } from './newConversationTypes.ts';
import { type ChosenConversation, isForEach, messageRules, NotEveryoneWritten, WritingStopped } from './chosenConversation.ts';
import { PeopleSearch } from './PeopleSearch.tsx';
import { WritingProgress } from './WritingProgress.tsx';
import { UntilLeft } from '../../overlays/UntilLeft.tsx';

const text = chatMessages;
const nobody: ChosenConversation['people'] = [];
const noIds: readonly string[] = [];

/** Starts a conversation with one person, or with several, together or one by one (content §2). It sends no requests itself. */
export function NewConversationDialog(props: NewConversationDialogProps) {
  return <UntilLeft>{props.isOpen && <OpenDialog {...props} />}</UntilLeft>;
}

function OpenDialog({ isOpen, onOpenChange, onCreate, onWriteEach, recipients = nobody, draftId = recipients.map(({ id }) => id).join(' '), written: writtenIds = noIds, remark, ...found }: NewConversationDialogProps) {
  const [writing, setWriting] = useState<{ written: number; stop: () => void } | null>(null);
  const form = useForm<ChosenConversation>({
    initial: { people: recipients, groupName: '', way: 'together', message: '' },
    fields: { groupName: { label: text.groupName, clean: oneLine }, message: { label: text.message, clean: (message) => message.trim(), rules: messageRules } },
    draft: {
      id: `${text.newConversation} ${draftId}`,
      onRestore: (restored) => ({ ...restored, people: restored.people.filter(({ id }) => !writtenIds.includes(id)) }),
    },
    // With people who were chosen elsewhere it can be saved unchanged, and be left without a question.
    savesUnchanged: recipients.length > 0,
    onSave: async (values) => {
      const { people, groupName, message } = values;
      const participantIds = people.map(({ id }) => id);
      if (onWriteEach === undefined || !isForEach(values)) return onCreate({ participantIds, name: people.length >= 2 ? groupName : '', message });
      const stopping = new AbortController();
      const onProgress = (written: number) => setWriting({ written, stop: () => stopping.abort() });
      onProgress(0);
      const { left, reason } = await onWriteEach({ participantIds, message, onProgress, signal: stopping.signal }).finally(() => setWriting(null));
      if (left.length === 0) return undefined;
      const leftPeople = people.filter(({ id }) => left.includes(id));
      form.change({ people: leftPeople });
      throw stopping.signal.aborted ? new WritingStopped(people.length - left.length, people.length) : new NotEveryoneWritten(leftPeople, people.length, reason);
    },
  });
  const { people } = form.values;
  const isGroup = people.length >= 2;
  const isEach = onWriteEach !== undefined && isForEach(form.values);
  const isStopped = form.error instanceof WritingStopped;
  const choose = (chosen: ChosenConversation['people']) => form.change({ people: chosen.map(({ id, name }) => ({ id, name })) });
  return (
    <FormModal
      // Sending that the writer has stopped is reported as progress, not as a failure.
      form={isStopped ? { ...form, failure: null } : form}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text.newConversation}
      submitLabel={isEach ? text.sendToEach(people.length) : text.createConversation}
      submitDisabledReason={people.length === 0 ? text.nobodyChosen : people.length > mostPeople ? text.tooManyChosen(mostPeople) : undefined}
      notice={isEach && <WritingProgress onStop={writing?.stop}>{writing !== null ? text.writtenSoFar(writing.written, people.length) : isStopped ? (form.failure ?? '') : ''}</WritingProgress>}
    >
      {remark}
      <MultiSelectTokens
        label={text.recipients}
        choices={people.map(({ id, name }) => ({ id, label: name }))}
        value={people.map(({ id }) => id)}
        onChange={(ids) => choose(people.filter(({ id }) => ids.includes(id)))}
        maxTokens={8}
        isLocked={form.isSaving}
      />
      {isGroup && onWriteEach !== undefined && (
        <RadioGroup
          label={text.way}
          value={form.values.way}
          onChange={(way) => form.change({ way: way === 'each' ? 'each' : 'together' })}
          isReadOnly={form.isSaving}
          choices={[
            { id: 'together', label: text.together(people.length), description: text.togetherHint },
            { id: 'each', label: text.each(people.length), description: text.eachHint },
          ]}
        />
      )}
      {isGroup && !isEach && <TextField {...form.field('groupName')} description={text.groupNameHint} autoComplete="off" />}
      {isEach && <TextArea {...form.field('message')} isRequired maxLength={messageLimit} isGrowing />}
      <PeopleSearch {...found} chosen={people} isLocked={form.isSaving} onChange={choose} />
    </FormModal>
  );
}
