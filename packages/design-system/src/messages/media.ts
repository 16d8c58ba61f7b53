/** Texts of pictures and videos over the page. Apart from the others, so that a page without them does not fetch them. */
export const messages = {
  videoPlayerModal: {
    failed: 'The video could not be played',
    failedDetail: 'It may have been removed, or this browser cannot play its format.',
    soundOnly: 'Only the sound can be played',
    soundOnlyDetail: 'This browser cannot show the picture of this video.',
    download: 'Download',
    retry: 'Try again',
    captions: 'Captions',
    player: (title: string) => `Video: ${title}`,
  },
  imageLightbox: {
    previous: 'Previous image',
    next: 'Next image',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    download: 'Download',
    close: 'Close',
    of: (place: number, count: number) => `${place} of ${count}`,
    gallery: 'Images',
    failed: 'The image could not be loaded.',
    view: 'Image, scroll to see all of it',
  },
};
