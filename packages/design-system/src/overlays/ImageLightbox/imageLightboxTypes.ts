/** One picture of a gallery. */
export interface LightboxImage {
  /** Its address; null while it is being requested, '' where it is not available. */
  source: string | null;
  /** What it shows, for those who can't see it. */
  alt: string;
  /** A line under it. */
  caption?: string;
  /** Further facts, under the caption: '2.1 MB'. */
  facts?: string;
  /** The name of the file that 'Download' saves; without it the picture cannot be saved. */
  downloadName?: string;
}

export interface ImageLightboxProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Asked to close: the close button, Escape, or a press beside the picture. */
  onOpenChange: (isOpen: boolean) => void;
  /** Names the window: 'Summer fair'. */
  title: string;
  /** The pictures, one or more, in their order. */
  images: readonly LightboxImage[];
  /**
   * Which one is shown first, from 0.
   * @default 0
   */
  defaultIndex?: number;
  /** Called with the index of the shown picture, from 0, whenever it changes. */
  onIndexChange?: (index: number) => void;
}
