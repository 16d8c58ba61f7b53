import { isInternalLink, isWebAddress } from '@noticeboard/design-system/content';
import { paths } from '../../../ground/paths.ts';
import { shownName } from '../../../ground/named.ts';
import { plainText } from '../../../ground/plainText.ts';
import type { CollectionPlace, Container } from './resourceCalls.ts';

/** What kind of thing something in a folder is; folders come first, then the others in this order. */
type EntryKind = 'folder' | 'document' | 'file' | 'link';

/** Something in a folder, as its row shows it. */
export interface Entry {
  /** Its id; the stored name of a file, which has no other. */
  id: string;
  kind: EntryKind;
  name: string;
  /** Where its name leads; undefined for a file, which is saved on the device, and for a link that leads nowhere. */
  href?: string | undefined;
  /** The address of a link, as it was written. */
  url?: string;
  /** Of a link: whether it leads into the app (RES-111). */
  isInternal?: boolean;
  /** Of a link: whether it leaves the console; it then opens in a tab of its own. */
  isOutside?: boolean;
}

const kinds: readonly EntryKind[] = ['folder', 'document', 'file', 'link'];

/** What a collection looks like from outside: where it is, and the public address of the app. */
export interface EntrySetting extends CollectionPlace {
  /** Public address of the app, with which internal links start (decisions-content O2). */
  address: string;
  /** Where the console itself is: what leads there stays in this tab. */
  origin: string;
}

/** The query that opens a folder, or a document in it (decisions-content A39). */
export function addressOfFolder({ id, itemId }: CollectionPlace, folder: string | null, document?: string): string {
  const query = new URLSearchParams({ ...(folder !== null && { folder }), ...(document !== undefined && { document }) }).toString();
  return paths.contentItemContent('resource', id, itemId) + (query === '' ? '' : `?${query}`);
}

/** Everything that is directly in a folder. An address that is not one leads nowhere: it would run something (faults D9). */
export function entriesOf({ folders, resourceDocuments, contentFiles, resourceLinks }: Container, setting: EntrySetting, folder: string | null): Entry[] {
  return [
    ...folders.map(({ id, name }): Entry => ({ id, kind: 'folder', name: shownName(name), href: addressOfFolder(setting, id) })),
    ...resourceDocuments.map(({ id, name }): Entry => ({ id, kind: 'document', name: shownName(name), href: addressOfFolder(setting, folder, id) })),
    ...contentFiles.map(({ fileName, originalFileName }): Entry => ({ id: fileName, kind: 'file', name: shownName(originalFileName) })),
    ...resourceLinks.map(({ id, label, url }): Entry => ({ id, kind: 'link', name: shownName(label), url, ...leadingTo(url, setting) })),
  ];
}

function leadingTo(url: string, { address, origin }: EntrySetting): Pick<Entry, 'href' | 'isInternal' | 'isOutside'> {
  const target = isWebAddress(url) ? URL.parse(url.trim()) : null;
  if (target === null) return { href: undefined };
  const isHere = target.origin === origin;
  return { href: isHere ? target.pathname + target.search + target.hash : target.href, isInternal: isInternalLink(url, address), isOutside: !isHere };
}

/** Whether a call can move it: none moves a document or a link (ADR 0089). */
export const isMovable = ({ kind }: Pick<Entry, 'kind'>): boolean => kind === 'folder' || kind === 'file';

/** What rows are sorted by; `kind` has folders first and sorts each kind by name. */
export interface EntryOrder {
  columnId: 'name' | 'kind';
  direction: 'ascending' | 'descending';
}

const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** A text as the search compares it: accents and letter case make no difference. */
const plain = (text: string): string => plainText(text).trim();

/** The rows that hold the text in their name, in an order. */
export function shownEntries(entries: readonly Entry[], search: string, { columnId, direction }: EntryOrder): Entry[] {
  const wanted = plain(search);
  const sign = direction === 'ascending' ? 1 : -1;
  const place = ({ kind }: Entry) => (columnId === 'kind' ? sign * kinds.indexOf(kind) : 0);
  const nameSign = columnId === 'name' ? sign : 1;
  const left = wanted === '' ? [...entries] : entries.filter(({ name }) => plain(name).includes(wanted));
  return left.toSorted((first, second) => place(first) - place(second) || nameSign * compare(first.name, second.name));
}
