import type { DropItem } from 'react-aria/useDrop';
import { messages } from '../../../messages/uploads.ts';

/** Files of what was dropped or pasted; a folder counts as a refusal, text as nothing. */
export async function filesOf(items: readonly DropItem[]): Promise<{ files: File[]; refusals: string[] }> {
  const files = await Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])));
  const folders = items.flatMap((item) => (item.kind === 'directory' ? [messages.fileUpload.refusedFolder(item.name)] : []));
  return { files, refusals: folders };
}
