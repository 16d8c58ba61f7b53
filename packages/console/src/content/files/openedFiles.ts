/** What describes a picture while it is shown in full. */
export interface PictureWords {
  /** A line under it. */
  caption: string;
  /** What else is known of it: its size, its file. @default nothing */
  facts?: string;
}

/** Pictures of an item, with their addresses as far as they are known; '' for one that can't be had. */
interface OpenedPictures {
  kind: 'pictures';
  title: string;
  pictures: readonly (PictureWords & { id: string; alt: string })[];
  addresses: ReadonlyMap<string, string>;
  /** Which one is shown first. */
  index: number;
}

/** A picture among its neighbours, or a video, as it is looked at. */
export type Opened = OpenedPictures | { kind: 'video'; title: string; source: string; /** Its name on a device. */ fileName: string };
