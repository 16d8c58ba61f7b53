import { isInternalLink, isWebAddress } from '@noticeboard/design-system/content';
import { paths } from '../../../ground/paths.ts';
import { shownName } from '../../../ground/named.ts';
import { plainText } from '../../../ground/plainText.ts';
import type { CollectionPlace, Container } from './resourceCalls.ts';

/** The kinds of things in a folder; folders come first, then the others in this order. */
type EntryKind = 'folder' | 'document' | 'file' | 'link';

/** Something in a folder, as its row shows it. */
export interface Entry {
  /** Its id; for a file its stored name, since it has no id. */
  id: string;
  kind: EntryKind;
  name: string;
  /** The target of its name's link; undefined for a file, which is downloaded, and for a link without a valid address. */
  href?: string | undefined;
  /** The address of a link, as typed. */
  url?: string;
  /** Of a link: whether it opens the app (RES-111). */
  isInternal?: boolean;
  /** Of a link: whether it leaves the console; it then opens in a new tab. */
  isOutside?: boolean;
}

const kinds: readonly EntryKind[] = ['folder', 'document', 'file', 'link'];

/** The surroundings of a collection: its place, and the public address of the app. */
export interface EntrySetting extends CollectionPlace {
  /** Public address of the app, with which internal links start (decisions-content O2). */
  address: string;
  /** Origin of the console itself: its links open in this tab. */
  origin: string;
}

/** The query that opens a folder, or a document in it (decisions-content A39). */
export function addressOfFolder({ id, itemId }: CollectionPlace, folder: string | null, document?: string): string {
  const query = new URLSearchParams({ ...(folder !== null && { folder }), ...(document !== undefined && { document }) }).toString();
  return paths.contentItemContent('resource', id, itemId) + (query === '' ? '' : `?${query}`);
}

/** Everything directly in a folder. A link without a valid address gets no target: it could run code (faults D9). */
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

/** Whether it can be moved: no call moves a document or a link (ADR 0089). */
export const isMovable = ({ kind }: Pick<Entry, 'kind'>): boolean => kind === 'folder' || kind === 'file';

/** What rows are sorted by; `kind` has folders first and sorts each kind by name. */
export interface EntryOrder {
  columnId: 'name' | 'kind';
  direction: 'ascending' | 'descending';
}

const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** A text as the search compares it: accents and letter case make no difference. */
const plain = (text: string): string => plainText(text).trim();

/** The rows whose name contains the text, in order. */
export function shownEntries(entries: readonly Entry[], search: string, { columnId, direction }: EntryOrder): Entry[] {
  const wanted = plain(search);
  const sign = direction === 'ascending' ? 1 : -1;
  const place = ({ kind }: Entry) => (columnId === 'kind' ? sign * kinds.indexOf(kind) : 0);
  const nameSign = columnId === 'name' ? sign : 1;
  const left = wanted === '' ? [...entries] : entries.filter(({ name }) => plain(name).includes(wanted));
  return left.toSorted((first, second) => place(first) - place(second) || nameSign * compare(first.name, second.name));
}
