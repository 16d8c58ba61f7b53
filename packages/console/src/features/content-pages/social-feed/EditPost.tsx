import type { components } from '@noticeboard/api-types/schema';
import { type TabItem, Tabs } from '@noticeboard/design-system';
import { type FormEvent, useMemo } from 'react';
import { firstPicture } from '../../../content/files/itemFile.ts';
import { itemName } from '../../../content/itemName.ts';
import { paths } from '../../../ground/paths.ts';
import { contentPageMessages } from '../../../messages/contentPages.ts';
import { socialFeedMessages as texts } from '../../../messages/socialFeed.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { useAddressState } from '../../../shared/useAddressState.ts';
import { SaveBar } from '../form/SaveBar.tsx';
import { ItemColumns } from '../item/ItemColumns.tsx';
import { StoredItemFrame } from '../item/StoredItemFrame.tsx';
import { ItemReader } from '../item/ItemReader.tsx';
import { Publishing } from '../publishing/Publishing.tsx';
import { PostEngagement } from './engagement/PostEngagement.tsx';
import { useEngagementCounts } from './engagement/useEngagementCounts.ts';
import { engagementTabs, postAddress, startOf } from './postAddress.ts';
import { WaitingForFiles } from './files/WaitingForFiles.tsx';
import { PostForm } from './PostForm.tsx';
import * as styles from './PostForm.css.ts';
import { postContent } from './postContent.ts';
import { valuesOf } from './postValues.ts';
import { usePostForm } from './usePostForm.ts';
import { useChangePost } from './postSaves.ts';

type Post = components['schemas']['ContentItem'];

interface EditPostProps {
  /** Id of the feed. */
  feedId: string;
  /** Id of the post. */
  itemId: string;
}

/** An existing post: its form, its readers' engagement, and its publication. */
export function EditPost({ feedId, itemId }: EditPostProps) {
  return (
    <ItemReader type="SocialFeed" pageId={feedId} itemId={itemId} words={texts}>
      {(post, onDeleted) => <LoadedPost feedId={feedId} post={post} onDeleted={onDeleted} />}
    </ItemReader>
  );
}

interface LoadedPostProps {
  /** Id of the feed. */
  feedId: string;
  /** The post as the host has it. */
  post: Post;
  /** It was deleted on this page. */
  onDeleted: () => void;
}

function LoadedPost({ feedId, post, onDeleted }: LoadedPostProps) {
  const tabs = usePostTabs(feedId, post);
  return (
    <StoredItemFrame type="SocialFeed" pageId={feedId} kindLabel={texts.item} item={post} picture={firstPicture(post.contentFiles)} onDeleted={onDeleted}>
      {(refusal) => <PostParts feedId={feedId} post={post} tabs={tabs} disabledReason={refusal} />}
    </StoredItemFrame>
  );
}

interface PostPartsProps extends Pick<LoadedPostProps, 'feedId' | 'post'> {
  /** The form, and the lists of engagement. */
  tabs: readonly TabItem[];
  /** Why this user can't change it. */
  disabledReason: string | undefined;
}

/** The form outlives a look at the comments: its state is kept above the tabs. */
function PostParts({ feedId, post, tabs, disabledReason }: PostPartsProps) {
  const [{ tab }, setPlace] = useAddressState(postAddress);
  const initial = useMemo(() => valuesOf(post), [post]);
  const { save, isSlow, cancel } = useChangePost(feedId, post.id);
  const { form, uploads, onTagsValidityChange } = usePostForm({
    feedId,
    place: { label: itemName(post), href: paths.contentItemEdit('social-feeds', feedId, post.id) },
    initial,
    draft: { id: `post ${post.id}` },
    save,
  });
  const submit = (event: FormEvent) => {
    // A form submitted in a dialog over the page bubbles up to here, too.
    if (event.target !== event.currentTarget) return;
    // A problem is shown at its field, which the comments would hide.
    if (!form.isValid && tab !== null) setPlace(() => startOf(null));
    void form.submit(event);
  };
  return (
    <ItemColumns
      isWide={tab === 'confirmations'}
      side={<Publishing type="SocialFeed" pageId={feedId} item={post} isUnsaved={form.isDirty} content={postContent(form.values)} />}
    >
      <form noValidate className={styles.form} onSubmit={submit}>
        <Tabs
          label={texts.parts}
          items={tabs}
          selectedId={tab ?? postTab}
          onSelectionChange={(id) => setPlace(() => startOf(engagementTabs.find((each) => each === id) ?? null))}
        >
          {(id) => {
            const kind = engagementTabs.find((each) => each === id);
            return kind === undefined ? (
              <PostForm form={form} uploads={uploads} onTagsValidityChange={onTagsValidityChange} confirmation="fixed" disabledReason={disabledReason} />
            ) : (
              <PostEngagement kind={kind} feedId={feedId} post={post} refusal={disabledReason} />
            );
          }}
        </Tabs>
        {form.isSaving && uploads.underWay > 0 && <WaitingForFiles {...uploads} />}
        <SlowWrite isSlow={isSlow} cancel={cancel} />
        <SaveBar form={form} label={contentPageMessages.saveChanges} refusal={disabledReason} />
      </form>
    </ItemColumns>
  );
}

const postTab = 'post';

function usePostTabs(feedId: string, post: Post): TabItem[] {
  const { comments, likes, confirmations } = useEngagementCounts(feedId, post);
  return useMemo(
    () => [
      { id: postTab, label: texts.item },
      { id: 'comments', label: texts.engagement.comments, count: comments },
      { id: 'likes', label: texts.engagement.likes, count: likes },
      { id: 'confirmations', label: texts.engagement.confirmations, count: confirmations },
    ],
    [comments, likes, confirmations],
  );
}
