/** Signal and callback of a picture's upload. */
export interface PictureSending {
  /** Aborted when the upload is cancelled, another picture is chosen, or the page is left. */
  signal: AbortSignal;
  /**
   * Left uncalled, the bar shows only that something happens.
   *
   * @param fraction of the file that has been sent, from 0 to 1
   */
  onProgress: (fraction: number) => void;
}
