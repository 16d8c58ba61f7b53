import { Card, Link, Stack } from '@noticeboard/design-system';
import FolderOpen from 'lucide-react/icons/folder-open';
import { useRead } from '../../../api/useRead.ts';
import { paths } from '../../../ground/paths.ts';
import { resourceMessages } from '../../../messages/resource.ts';
import type { HeldItem } from '../plain/plainItemTypes.ts';
import { countsOf } from './counts.ts';
import { containerPath } from './resourceCalls.ts';

const texts = resourceMessages.contents;

/** How much is in a collection, and the link to it. */
export function ContentsCard({ pageId, item }: HeldItem) {
  const { data, error } = useRead(containerPath, { path: { id: pageId, itemId: item.id, containerId: 'root' } });
  return (
    <Card title={texts.title}>
      <Stack gap="medium" align="start">
        <p>{data === undefined ? (error === undefined ? texts.loading : texts.failed) : countsOf(data) || texts.nothing}</p>
        <Link href={paths.contentItemContent('resource', pageId, item.id)} variant="button" icon={<FolderOpen aria-hidden />}>
          {texts.open}
        </Link>
      </Stack>
    </Card>
  );
}
