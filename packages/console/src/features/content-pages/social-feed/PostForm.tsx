import { Card, type Form, MentionTextArea, ReadOnlyFields, Switch, TagInput } from '@noticeboard/design-system';
import { useCallback, useMemo, useState } from 'react';
import { useRead } from '../../../api/useRead.ts';
import { socialFeedMessages as texts } from '../../../messages/socialFeed.ts';
import { onFilesTransferred, allowFileDrop } from './files/transferredFiles.ts';
import { PostFiles } from './files/PostFiles.tsx';
import type { PostUploads } from './files/usePostUploads.ts';
import { findTag } from './findTags.ts';
import { LinkFields } from './LinkFields.tsx';
import { longestBody } from './postFields.ts';
import { type PostValues, tagName } from './postValues.ts';
import * as styles from './PostForm.css.ts';
import { useConsoleSession } from '../../../session/ConsoleSessionContext.tsx';
import { EmojiButton } from '../../../shared/EmojiButton.tsx';
import { useMentionPeople } from '../../../shared/people/useMentionPeople.ts';

export interface PostFormProps {
  /** The form of the post. */
  form: Form<PostValues>;
  /** The files that are being uploaded to it. */
  uploads: PostUploads;
  /** The tag field has a text that is not a tag, or no longer: nothing is saved until then. */
  onTagsValidityChange: (isValid: boolean) => void;
  /** Whether readers confirm: chosen for a new post, fixed for an existing one, null if the feed has no confirmations (decisions-content A24). */
  confirmation: 'open' | 'fixed' | null;
  /** Why the post can't be changed by this user. */
  disabledReason?: string | undefined;
}

/** The fields of a post: message, link, tags, and whether its readers confirm (content §2 Social feed). */
export function PostForm({ form, uploads, onTagsValidityChange, confirmation, disabledReason }: PostFormProps) {
  const findPeople = useMentionPeople();
  const { change } = form;
  const { label, errorMessage } = form.field('files');
  const removeFile = useCallback((name: string | undefined) => change(({ files }) => ({ files: files.filter(({ fileName }) => fileName !== name) })), [change]);
  const addEmoji = useCallback((emoji: string) => change(({ body }) => ({ body: body + emoji })), [change]);
  const isWaiting = form.isSaving && uploads.underWay > 0;
  const isReadOnly = disabledReason !== undefined || (form.isSaving && !isWaiting);
  // Pictures are pasted into the message, and a file dropped elsewhere would otherwise replace the page.
  const addTransferred = onFilesTransferred((files) => isReadOnly || uploads.add(files));
  return (
    <Card>
      <div role="presentation" className={styles.fields} onPaste={addTransferred} onDragOver={allowFileDrop} onDrop={addTransferred}>
        {form.notice}
        <ReadOnlyFields reason={disabledReason}>
          <div className={styles.message}>
            <MentionTextArea
              {...form.field('body')}
              rows={8}
              maxLength={longestBody}
              placeholder={texts.messageExample}
              onSearch={findPeople}
              minimumPhrase={2}
              {...(disabledReason !== undefined && { disabledReason })}
            />
            <div>
              <EmojiButton label={texts.emoji} onSelect={addEmoji} disabledReason={disabledReason} />
            </div>
          </div>
          {(!isReadOnly || form.values.files.length > 0) && <PostFiles files={form.values.files} label={label} problem={errorMessage} onRemove={removeFile} uploads={uploads} isReadOnly={isReadOnly} />}
          <LinkFields form={form} disabledReason={disabledReason} />
          <PostTags form={form} onValidityChange={onTagsValidityChange} disabledReason={disabledReason} />
          {confirmation !== null && (
            <Switch {...form.toggle('requireReadConfirmation')} disabledReason={disabledReason ?? (confirmation === 'fixed' ? texts.confirmationFixed : undefined)}>
              {texts.confirmation}
            </Switch>
          )}
        </ReadOnlyFields>
      </div>
    </Card>
  );
}

/** The audience of a post, by existing tags (decisions-content A31). */
function PostTags({ form, onValidityChange, disabledReason }: Pick<PostFormProps, 'form' | 'disabledReason'> & { onValidityChange: (isValid: boolean) => void }) {
  const [text, setText] = useState('');
  const phrase = text.trim().toLowerCase();
  const { data } = useRead(phrase.length < 2 ? null : '/api/management/tags/hints', { query: { query: phrase } }, { keepsPrevious: true });
  const { client } = useConsoleSession();
  const isKnown = useCallback(async (tag: string) => (await findTag(client, tag)) !== undefined, [client]);
  const suggestions = useMemo(() => (data ?? []).map(({ name }) => tagName(name)), [data]);
  return (
    <TagInput
      {...form.field('tags')}
      description={texts.tagsHelp}
      suggestions={suggestions}
      isKnown={isKnown}
      onInputChange={setText}
      onValidityChange={onValidityChange}
      {...(disabledReason !== undefined && { disabledReason })}
    />
  );
}
