import { Breadcrumbs, Button, ErrorState, Link, Stack } from '@noticeboard/design-system';
import TagIcon from 'lucide-react/icons/tag';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useParams } from 'react-router';
import { describeError } from '../../../ground/describeError.ts';
import { isMissing } from '../../../api/isMissing.ts';
import { useRead } from '../../../api/useRead.ts';
import { paths } from '../../../ground/paths.ts';
import { missingMessages } from '../../../messages/missing.ts';
import { tagMessages } from '../../../messages/tags.ts';
import { useActingAs } from '../../../access/useAccess.ts';
import { PageTitle } from '../../../shared/pages/PageTitle.tsx';
import { MissingThing } from '../../../shared/MissingThing.tsx';
import { AddMember } from './AddMember.tsx';
import { TagMembers } from './TagMembers.tsx';

const texts = tagMessages.members;

/** A tag with its members: people are added and removed (TAG-02, TAG-04, decisions-core O54). */
export function TagMembersPage() {
  const { tagId = '' } = useParams();
  const actingAs = useActingAs();
  const { data: tag, error, retry } = useRead('/api/management/tags/{id}', { path: { id: tagId } });
  const [isAdding, setAdding] = useState(false);

  // Deleted in another tab: the cached tag is no longer shown, once no dialog is open.
  const isGone = isMissing(error) && !isAdding;
  if (error !== undefined && (tag === undefined || isGone)) {
    return isGone ? (
      <MissingThing icon={<TagIcon />} title={missingMessages.tag} action={<Link href={paths.userTags}>{missingMessages.allTags}</Link>} />
    ) : (
      <ErrorState detail={describeError(error, { actingAs }).detail} onRetry={retry} />
    );
  }
  const refusal = tag?.isUserExclusive ? tagMessages.personalRefused : undefined;
  return (
    <Stack gap="medium">
      <PageTitle
        icon={<TagIcon />}
        facts={tag === undefined ? undefined : texts.count(tag.membersCount)}
        acts={
          <Button icon={<UserPlus />} disabledReason={refusal} isDisabled={tag === undefined} onPress={() => setAdding(true)}>
            {texts.add}
          </Button>
        }
      />
      <Breadcrumbs items={[{ id: 'tags', label: tagMessages.title, href: paths.userTags }, { id: 'tag', label: tag?.name ?? '…' }]} />
      <TagMembers tagId={tagId} tagName={tag?.name ?? ''} refusal={refusal} />
      {tag !== undefined && <AddMember tag={tag} isOpen={isAdding} onOpenChange={setAdding} />}
    </Stack>
  );
}
