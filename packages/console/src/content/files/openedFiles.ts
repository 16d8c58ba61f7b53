/** The description of a picture that is shown in full size. */
export interface PictureWords {
  /** The line below it. */
  caption: string;
  /** Further facts: its size, its file. @default nothing */
  facts?: string;
}

/** Pictures of an item, with the addresses that are known; '' for one that can't be loaded. */
interface OpenedPictures {
  kind: 'pictures';
  title: string;
  pictures: readonly (PictureWords & { id: string; alt: string })[];
  addresses: ReadonlyMap<string, string>;
  /** Which one is shown first. */
  index: number;
}

/** A picture among its neighbours, or a video, shown in full size. */
export type Opened = OpenedPictures | { kind: 'video'; title: string; source: string; /** Its name on a device. */ fileName: string };
