import type { DatabaseSync } from 'node:sqlite';
import { queryAll } from '../../database/query.ts';
import { contentTypeId, type ContentTypeName } from '../../reference/contentTypes.ts';
import { guid } from '../identifiers.ts';
import { insert } from '../insert.ts';
import { drawn, type PictureName, seededName, seededThumbnail } from '../pictures/drawnPictures.ts';

interface FiledItem {
  id: string;
  tenant_id: string;
  content_instance_id: string;
  author_id: string | null;
  created_utc: string;
}

const events: readonly PictureName[] = ['lunch', 'cake', 'team', 'garden', 'lights', 'ferry', 'help-desk', 'winter-road'];
const paintings: readonly PictureName[] = ['garden', 'ferry', 'lights', 'winter-road', 'storm', 'clean-hands'];
const posters: readonly PictureName[] = ['clean-hands', 'safety', 'flu-clinic', 'smoke'];

/** Number of items of a type with files in a large world. */
const filedItems = 40;

/** Gives the small tenants pictures in their galleries, two albums in each gallery that has albums, and posters and documents in their folders. */
export function storeKindFiles(database: DatabaseSync, tenantIds: readonly string[]): void {
  for (const tenantId of tenantIds) {
    for (const [place, item] of itemsOf(database, tenantId, 'Gallery').entries()) storePictures(database, item, pick(paintings, place, 3));
    for (const [place, item] of itemsOf(database, tenantId, 'ImageGalleryWithAlbums').entries()) {
      storePictures(database, item, pick(events, place, 2), { album_id: storeAlbum(database, item, 'Before lunch') });
      storePictures(database, item, pick(events, place + 2, 3), { album_id: storeAlbum(database, item, 'In the afternoon') });
      storePictures(database, item, pick(events, place + 5, 1));
    }
    for (const [place, item] of itemsOf(database, tenantId, 'Resource').entries()) {
      const folder = guid(item.id, 'container', 'forms');
      storePictures(database, item, pick(posters, place, 2), { resource_container_id: folder });
      insert(database, 'resource_documents', {
        id: guid(item.id, 'document', 'checklist'),
        resource_container_id: folder,
        name: 'Checklist',
        body: '<ol><li>Read the summary.</li><li>Go through the steps with a colleague.</li><li>Sign the form and hand it to your manager.</li></ol>',
      });
    }
  }
}

function itemsOf(database: DatabaseSync, tenantId: string, type: ContentTypeName): FiledItem[] {
  const items = queryAll<FiledItem>(database, 'SELECT * FROM content_items WHERE tenant_id = ? AND content_type_id = ? ORDER BY created_utc, id LIMIT ?', tenantId, contentTypeId(type), filedItems);
  if (type !== 'Resource') return items;
  return items.filter(({ id }) => queryAll(database, 'SELECT 1 FROM resource_containers WHERE id = ?', guid(id, 'container', 'forms')).length > 0);
}

/** Consecutive pictures of a list, from an index. */
function pick(pictures: readonly PictureName[], from: number, count: number): PictureName[] {
  return Array.from({ length: count }, (_, index) => pictures[(from + index) % pictures.length]).filter((picture) => picture !== undefined);
}

function storeAlbum(database: DatabaseSync, item: FiledItem, name: string): string {
  const id = guid(item.id, 'album', name);
  insert(database, 'albums', { id, content_item_id: item.id, name, created_utc: item.created_utc });
  return id;
}

function storePictures(database: DatabaseSync, item: FiledItem, pictures: readonly PictureName[], where: { album_id?: string; resource_container_id?: string } = {}): void {
  for (const [index, picture] of pictures.entries()) {
    const id = guid(item.id, 'file', picture, where.album_id ?? '');
    insert(database, 'content_files', {
      id,
      tenant_id: item.tenant_id,
      content_instance_id: item.content_instance_id,
      content_item_id: item.id,
      resource_container_id: where.resource_container_id ?? null,
      album_id: where.album_id ?? null,
      file_name: seededName(picture, id.slice(0, 8)),
      original_file_name: `${picture}.jpg`,
      thumbnail: seededThumbnail(picture, id.slice(0, 8)),
      content_type: 'image/jpeg',
      size_bytes: drawn(`${picture}.jpg`).length,
      uploaded_by_id: item.author_id,
      created_utc: new Date(Date.parse(item.created_utc) + index * 1000).toISOString(),
    });
  }
}
