import type { ClipboardEvent, DragEvent } from 'react';

type Brought = ClipboardEvent | DragEvent;

const transferOf = (event: Brought): DataTransfer => ('dataTransfer' in event ? event.dataTransfer : event.clipboardData);

/** Handles files that are pasted or dropped; text is inserted as usual. */
export const filesBrought =
  (add: (files: File[]) => unknown) =>
  (event: Brought): void => {
    const transfer = transferOf(event);
    const files = [...transfer.files];
    // Word processors add a picture of the copied text.
    if (files.length === 0 || transfer.types.includes('text/plain')) return;
    event.preventDefault();
    add(files);
  };

/** Lets files be dropped: the browser would open them in place of the page. */
export const letFilesIn = (event: DragEvent): void => {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
};
