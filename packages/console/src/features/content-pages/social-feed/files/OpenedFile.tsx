import { ImageLightbox, type LightboxImage, VideoPlayerModal } from '@noticeboard/design-system';

/** A picture among its neighbours, or a video, as it is looked at. */
export type Opened = { kind: 'pictures'; title: string; images: readonly LightboxImage[]; index: number } | { kind: 'video'; title: string; source: string };

export interface OpenedFileProps {
  /** What is looked at. */
  opened: Opened;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Asked to close. */
  onOpenChange: (isOpen: boolean) => void;
}

/** The pictures of a post in full, or one of its videos. Fetched when the first is opened. */
export function OpenedFile({ opened, ...modal }: OpenedFileProps) {
  return opened.kind === 'video' ? (
    <VideoPlayerModal {...modal} title={opened.title} source={opened.source} />
  ) : (
    <ImageLightbox {...modal} title={opened.title} images={opened.images} defaultIndex={opened.index} />
  );
}
