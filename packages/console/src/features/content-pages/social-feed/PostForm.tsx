import { Alert, Card, type Form, MentionTextArea, Switch, TagInput } from '@noticeboard/design-system';
import { useState } from 'react';
import { useRead } from '../../../api/useRead.ts';
import { socialFeedMessages as texts } from '../../../messages/socialFeed.ts';
import { EmojiButton } from './EmojiButton.tsx';
import { LinkFields } from './LinkFields.tsx';
import { type PostValues, tagName } from './postValues.ts';
import * as styles from './PostForm.css.ts';
import { useMentionPeople } from './useMentionPeople.ts';

/** Most characters of a post (decisions-content O35). */
const longestBody = 10_000;

export interface PostFormProps {
  /** The form of the post. */
  form: Form<PostValues>;
  /** Whether readers confirm: chosen for a new post, fixed for one that exists, null where the feed does not ask (decisions-content A24). */
  confirmation: 'open' | 'fixed' | null;
  /** Why the post can't be changed by this person. */
  disabledReason?: string | undefined;
}

/** What a post says: message, link, tags, and whether its readers confirm (content §2 Social feed). */
export function PostForm({ form, confirmation, disabledReason }: PostFormProps) {
  const findPeople = useMentionPeople();
  return (
    <Card>
      <div className={styles.fields}>
        {form.notice}
        {disabledReason !== undefined && <Alert>{disabledReason}</Alert>}
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
            <EmojiButton onSelect={(emoji) => form.change(({ body }) => ({ body: body + emoji }))} disabledReason={disabledReason} />
          </div>
        </div>
        <LinkFields form={form} disabledReason={disabledReason} />
        <PostTags form={form} disabledReason={disabledReason} />
        {confirmation !== null && (
          <Switch {...form.toggle('requireReadConfirmation')} disabledReason={disabledReason ?? (confirmation === 'fixed' ? texts.confirmationFixed : undefined)}>
            {texts.confirmation}
          </Switch>
        )}
      </div>
    </Card>
  );
}

/** Whom a post is for, by tags that exist (decisions-content A31). */
function PostTags({ form, disabledReason }: Pick<PostFormProps, 'form' | 'disabledReason'>) {
  const [text, setText] = useState('');
  const phrase = text.trim().toLowerCase();
  const { data } = useRead(phrase.length < 2 ? null : '/api/management/tags/hints', { query: { query: phrase } }, { keepsPrevious: true });
  return (
    <TagInput
      {...form.field('tags')}
      description={texts.tagsHelp}
      suggestions={(data ?? []).map(({ name }) => tagName(name))}
      onInputChange={setText}
      {...(disabledReason !== undefined && { disabledReason })}
    />
  );
}
