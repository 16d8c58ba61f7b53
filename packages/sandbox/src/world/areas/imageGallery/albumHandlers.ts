import { randomUUID } from 'node:crypto';
import type { OperationContext } from '../../../contract/operation.ts';
import { change, inTransaction, queryAll, queryCount, queryFirst } from '../../database/query.ts';
import type { ContextOf, ContractHandlers } from '../contractHandlers.ts';
import { editableItem, type ItemPlace, readableItem } from '../content/pageAccess.ts';
import { presentFile } from '../files/storedFiles.ts';
import { isBlank } from '../isBlank.ts';
import { created, done, found, invalid, missing, numberParameter, pageOf, textParameter } from '../results.ts';
import { galleryFile, joinFiles } from './galleryFileHandlers.ts';
import { pageOfFiles } from './galleryFiles.ts';

/** An album as an entity; its cover is its first file. */
interface Album {
  id: string;
  name: string;
  filesCount: number;
  coverFileName: string | null;
}

const albumQuery = `SELECT a.id, a.name, (SELECT count(*) FROM content_files f WHERE f.album_id = a.id) AS filesCount,
  (SELECT f.file_name FROM content_files f WHERE f.album_id = a.id ORDER BY f.created_utc, f.id LIMIT 1) AS coverFileName
  FROM albums a WHERE a.content_item_id = ?`;

/** Albums of an image gallery item (decisions-content O16, A34). A file is in one album at most: adding it to another moves it. */
export const albumHandlers: ContractHandlers = {
  listImageGalleryAlbums: (context) => {
    const { item } = readable(context);
    const [page, size] = [numberParameter(context, 'page'), numberParameter(context, 'size')];
    const albums = queryAll<Album>(context.database, `${albumQuery} ORDER BY a.name COLLATE NOCASE, a.id LIMIT ? OFFSET ?`, item.id, size, page * size);
    return pageOf(albums, queryCount(context.database, 'SELECT count(*) FROM albums WHERE content_item_id = ?', item.id), page, size);
  },

  getImageGalleryAlbum: (context) => {
    const album = albumOf(context, readable(context));
    return found({ ...album, files: pageOfFiles(context, { albumId: album.id }) });
  },

  listImageGalleryAlbumFiles: (context) => found(pageOfFiles(context, { albumId: albumOf(context, readable(context)).id })),

  createImageGalleryAlbum: (context) => {
    const place = editable(context);
    const id = randomUUID();
    const name = nameIn(context);
    change(context.database, 'INSERT INTO albums (id, content_item_id, name, created_utc) VALUES (?, ?, ?, ?)', id, place.item.id, name, context.clock().toISOString());
    return created(albumOf(context, place, id));
  },

  updateImageGalleryAlbum: (context) => {
    const place = editable(context);
    const { id } = albumOf(context, place);
    change(context.database, 'UPDATE albums SET name = ? WHERE id = ?', nameIn(context), id);
    return found(albumOf(context, place));
  },

  // The album's files stay in the item.
  deleteImageGalleryAlbum: (context) => {
    const { database } = context;
    const { id } = albumOf(context, editable(context));
    inTransaction(database, () => {
      change(database, 'UPDATE content_files SET album_id = NULL WHERE album_id = ?', id);
      change(database, 'DELETE FROM albums WHERE id = ?', id);
    });
    return done();
  },

  addImageGalleryAlbumFiles: (context) => {
    const { database } = context;
    const place = editable(context);
    const { id } = albumOf(context, place);
    const files = inTransaction(database, () => {
      const joined = joinFiles(context, place);
      for (const file of joined) change(database, 'UPDATE content_files SET album_id = ? WHERE id = ?', id, file.id);
      return joined;
    });
    return created(files.map(presentFile));
  },

  removeImageGalleryAlbumFile: (context) => {
    const place = editable(context);
    const album = albumOf(context, place);
    const file = galleryFile(context, place);
    if (file.album_id !== album.id) throw missing('file');
    change(context.database, 'UPDATE content_files SET album_id = NULL WHERE id = ?', file.id);
    return done();
  },
};

const readable = (context: OperationContext) => readableItem(context, 'ImageGalleryWithAlbums');
const editable = (context: OperationContext) => editableItem(context, 'ImageGalleryWithAlbums');

function albumOf(context: OperationContext, { item }: ItemPlace, id = textParameter(context, 'albumId')): Album {
  const album = queryFirst<Album>(context.database, `${albumQuery} AND a.id = ?`, item.id, id);
  if (album === undefined) throw missing('album');
  return album;
}

/** @throws ProblemError 400 */
function nameIn({ body }: ContextOf<'createImageGalleryAlbum' | 'updateImageGalleryAlbum'>): string {
  const name = body.name.trim();
  if (isBlank(name)) throw invalid('name', 'Name is required.');
  return name;
}
