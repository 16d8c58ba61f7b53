import { ErrorState, Link, Pagination, Spinner, UntilLeft } from '@noticeboard/design-system';
import type { PictureAct } from '@noticeboard/design-system/content';
import FolderMinus from 'lucide-react/icons/folder-minus';
import Images from 'lucide-react/icons/images';
import { useRef } from 'react';
import { useActingAs } from '../../../access/useAccess.ts';
import type { ItemFile } from '../../../content/files/itemFile.ts';
import { itemName } from '../../../content/itemName.ts';
import { describeError } from '../../../ground/describeError.ts';
import { imageGalleryMessages as texts } from '../../../messages/imageGallery.ts';
import { pictureMessages } from '../../../messages/pictures.ts';
import { MissingThing } from '../../../shared/MissingThing.tsx';
import { useHeldWindow } from '../item/useHeldWindow.ts';
import { Pictures } from '../pictures/Pictures.tsx';
import { usePictureUploads } from '../pictures/usePictureUploads.ts';
import type { HeldItem } from '../plain/plainItemTypes.ts';
import { AlbumActs } from './AlbumActs.tsx';
import { Albums } from './Albums.tsx';
import { AlbumWindow } from './AlbumWindow.tsx';
import type { GalleryAlbum } from './galleryCalls.ts';
import { galleryHref } from './galleryAddress.ts';
import { useAlbumChanges } from './useAlbumChanges.ts';
import { useAlbumPictures } from './useAlbumPictures.ts';
import { useGallery } from './useGallery.ts';

/** The selected pictures go into an album that is still to be created. */
interface Waiting {
  files: readonly ItemFile[];
  clear: () => void;
}

/** The albums of a gallery and all of its pictures, or one album with its own, depending on the address. */
export function GalleryContent({ pageId, item, refusal }: HeldItem) {
  const actingAs = useActingAs();
  const { place, albumId, album, albums, pictures } = useGallery(pageId, item.id);
  const [{ page, size }, setPlace] = place;
  const changes = useAlbumPictures(pageId, item.id);
  const uploads = usePictureUploads(pageId, { label: itemName(item), href: galleryHref(pageId, item.id) }, changes.join);
  const albumChanges = useAlbumChanges(pageId, item.id);
  const { window, open } = useHeldWindow<GalleryAlbum>();
  const waiting = useRef<Waiting | null>(null);
  const allAlbums = albums.data?.results ?? [];

  const put = async (files: readonly ItemFile[], clear: () => void, into: string) => {
    // A toast reports a failure; the selection stays.
    await changes.putInto.save({ albumId: into, files }).then(clear, () => undefined);
  };
  const openWindow = (row: GalleryAlbum | null, next: Waiting | null = null) => {
    waiting.current = next;
    open(row);
  };
  const selectionActs = (files: readonly ItemFile[], clear: () => void): readonly PictureAct[] => [
    {
      id: 'album',
      label: texts.addToAlbum,
      icon: <Images />,
      disabledReason: refusal,
      isPending: changes.putInto.isPending,
      sections: [
        { id: 'albums', actions: allAlbums.filter(({ id }) => id !== albumId).map(({ id, name }) => ({ id, label: name, onAction: () => void put(files, clear, id) })) },
        { id: 'new', actions: [{ id: 'new', label: texts.newAlbumWith, onAction: () => openWindow(null, { files, clear }) }] },
      ].filter(({ actions }) => actions.length > 0),
    },
    ...(albumId === null
      ? []
      : [
          {
            id: 'out',
            label: texts.takeOut,
            icon: <FolderMinus />,
            disabledReason: refusal,
            isPending: changes.takeOut.isPending,
            onAction: () => void changes.takeOut.save({ albumId, files }).then(clear, () => undefined),
          },
        ]),
  ];
  const toAll = (
    <Link href={galleryHref(pageId, item.id)} variant="button">
      {texts.allPictures}
    </Link>
  );
  const shown = () => {
    if (albumId !== null && albums.data !== undefined && album === undefined) return <MissingThing title={texts.albumMissing} action={toAll} />;
    const failed = pictures.error ?? albums.error;
    if (failed !== undefined && (pictures.data === undefined || albums.data === undefined)) {
      return (
        <ErrorState
          title={pictures.data === undefined ? pictureMessages.failed : texts.albumsFailed}
          detail={describeError(failed, { actingAs }).detail}
          onRetry={() => {
            pictures.retry();
            albums.retry();
          }}
        />
      );
    }
    if (pictures.data === undefined || albums.data === undefined) return <Spinner label={pictureMessages.loading} />;
    return (
      <>
        {albumId === null && (
          <Albums
            pageId={pageId}
            itemId={item.id}
            albums={allAlbums}
            totalCount={albums.data.totalElementCount}
            thumbnails={new Map(pictures.files.map(({ fileName, thumbnail }) => [fileName, thumbnail]))}
            refusal={refusal}
            onAdd={() => openWindow(null)}
          />
        )}
        <Pictures
          key={albumId}
          label={album?.name ?? pictureMessages.title}
          files={pictures.files}
          totalCount={pictures.count}
          coverFileName={albumId === null ? (pictures.files[0]?.fileName ?? null) : (album?.coverFileName ?? null)}
          uploads={uploads}
          href={galleryHref(pageId, item.id, albumId)}
          deletion={changes.remove}
          refusal={refusal}
          selectionActs={selectionActs}
          {...(album && {
            acts: (
              <>
                <AlbumActs album={album} refusal={refusal} deletion={albumChanges.remove} onRename={() => openWindow(album)} onDeleted={() => setPlace((newest) => ({ ...newest, album: null, page: 1 }), { isStep: false })} />
                {toAll}
              </>
            ),
          })}
        />
        {pictures.count > size && (
          <Pagination label={pictureMessages.pages} page={page} pageSize={size} totalCount={pictures.count} onPageChange={(next) => setPlace((newest) => ({ ...newest, page: next }))} />
        )}
      </>
    );
  };
  return (
    <>
      {shown()}
      {/* Beside the content: the album may be deleted meanwhile, and typed text stays until it is discarded (N09). */}
      <UntilLeft>
        {window.isOpen && (
          <AlbumWindow
            {...window}
            changes={albumChanges}
            onMade={async (made) => {
              if (waiting.current !== null) await put(waiting.current.files, waiting.current.clear, made);
            }}
          />
        )}
      </UntilLeft>
    </>
  );
}
