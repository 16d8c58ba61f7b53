import { ImageLightbox, VideoPlayerModal } from '@noticeboard/design-system';
import type { Opened } from './openedFiles.ts';
import { saveVideo } from './saveVideo.ts';

export interface OpenedFileProps {
  /** The file that is shown. */
  opened: Opened;
  /** Whether it is shown. */
  isOpen: boolean;
  /** The user asked to close it. */
  onOpenChange: (isOpen: boolean) => void;
  /** The user went to another picture. */
  onTurn: (index: number) => void;
}

/** The pictures of an item in full size, or one of its videos. Loaded when the first is opened. */
export function OpenedFile({ opened, onTurn, ...modal }: OpenedFileProps) {
  if (opened.kind === 'video') {
    const { title, source, fileName } = opened;
    return <VideoPlayerModal {...modal} title={title} source={source} onDownload={() => saveVideo(source, fileName)} />;
  }
  const images = opened.pictures.map(({ id, ...words }) => ({ ...words, source: opened.addresses.get(id) ?? null }));
  return <ImageLightbox {...modal} title={opened.title} images={images} defaultIndex={opened.index} onIndexChange={onTurn} />;
}
