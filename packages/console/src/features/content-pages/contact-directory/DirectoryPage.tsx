import { contactDirectoryMessages } from '../../../messages/contactDirectory.ts';
import { ItemsPage } from '../frame/ItemsPage.tsx';
import { PageSettings } from '../frame/PageSettings.tsx';
import { itemColumns } from '../list/itemColumns.tsx';
import { DownloadDirectory } from './DownloadDirectory.tsx';

const columns = itemColumns();

/** A contact directory: its groups of contacts, the file of all contacts, and for super administrators its settings (content §2). */
export function DirectoryPage() {
  return <ItemsPage type="ContactDirectory" words={contactDirectoryMessages} columns={columns} Settings={DirectorySettings} Acts={DownloadDirectory} />;
}

function DirectorySettings({ id }: { id: string }) {
  return <PageSettings type="ContactDirectory" id={id} />;
}
