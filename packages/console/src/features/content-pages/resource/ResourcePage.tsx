import { paths } from '../../../ground/paths.ts';
import { resourceMessages } from '../../../messages/resource.ts';
import { ItemsPage } from '../frame/ItemsPage.tsx';
import { PageSettings } from '../frame/PageSettings.tsx';
import { itemColumns } from '../list/itemColumns.tsx';

/** A collection opens with its folders; Edit changes its name and publishes it. */
const columns = itemColumns({ hrefOf: ({ item }) => paths.contentItemContent('resource', item.contentInstanceId, item.contentItemId) });

/** A resource: its collections, and for super administrators its settings (content §2). */
export function ResourcePage() {
  return <ItemsPage type="Resource" words={resourceMessages} columns={columns} Settings={ResourceSettings} />;
}

function ResourceSettings({ id }: { id: string }) {
  return <PageSettings type="Resource" id={id} />;
}
