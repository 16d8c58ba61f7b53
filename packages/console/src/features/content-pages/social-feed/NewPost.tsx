import { can } from '../../../access/permissions.ts';
import { useAccess } from '../../../access/useAccess.ts';
import { useRead } from '../../../api/useRead.ts';
import { paths } from '../../../ground/paths.ts';
import { contentPageMessages } from '../../../messages/contentPages.ts';
import { socialFeedMessages as texts } from '../../../messages/socialFeed.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { useNavigateFromHere } from '../../../shared/useNavigateFromHere.ts';
import { SaveBar } from '../form/SaveBar.tsx';
import { ItemColumns } from '../item/ItemColumns.tsx';
import { ItemFrame } from '../item/ItemFrame.tsx';
import { NewItemPreview } from '../publishing/NewItemPreview.tsx';
import { WaitingForFiles } from './files/WaitingForFiles.tsx';
import { PostForm } from './PostForm.tsx';
import * as styles from './PostForm.css.ts';
import { postContent } from './postContent.ts';
import { emptyPost } from './postValues.ts';
import { usePostForm } from './usePostForm.ts';
import { useCreatePost } from './postSaves.ts';

/** A new post. Once saved it is a draft, and the list is shown again (FEED-137, FEED-138). */
export const NewPost = ({ feedId }: { feedId: string }) => (
  <ItemFrame type="SocialFeed" pageId={feedId} kindLabel={texts.item} title={texts.newItem}>
    <NewPostParts feedId={feedId} />
  </ItemFrame>
);

function NewPostParts({ feedId }: { feedId: string }) {
  const permission = can(useAccess(), 'writeContentPage', { contentInstanceId: feedId });
  const refusal = permission.allowed ? undefined : permission.reason;
  const feed = useRead('/api/management/social-feeds/{id}', { path: { id: feedId } });
  const navigate = useNavigateFromHere();
  const { save, isSlow, cancel } = useCreatePost(feedId);
  // Replaces the form in the history: Back does not reopen what was saved or discarded.
  const toList = () => navigate(paths.contentItems('social-feeds', feedId), { replace: true });
  const { form, uploads, onTagsValidityChange } = usePostForm({
    feedId,
    place: { label: texts.newItem, href: paths.contentItemAdd('social-feeds', feedId) },
    initial: emptyPost,
    draft: { id: 'new-post' },
    save: ({ to }) => save(to),
    onSaved: toList,
  });
  return (
    <ItemColumns side={<NewItemPreview type="SocialFeed" pageId={feedId} content={postContent(form.values)} />}>
      <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
        <PostForm form={form} uploads={uploads} onTagsValidityChange={onTagsValidityChange} confirmation={feed.data?.enableReadConfirmation === true ? 'open' : null} disabledReason={refusal} />
        {form.isSaving && uploads.underWay > 0 && <WaitingForFiles {...uploads} />}
        <SlowWrite isSlow={isSlow} cancel={cancel} />
        <SaveBar form={form} label={contentPageMessages.saveAsDraft} onDiscard={toList} refusal={refusal} isAlwaysShown={permission.allowed} />
      </form>
    </ItemColumns>
  );
}
