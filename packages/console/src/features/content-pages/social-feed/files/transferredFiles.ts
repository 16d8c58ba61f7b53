import type { ClipboardEvent, DragEvent } from 'react';

type TransferEvent = ClipboardEvent | DragEvent;

const transferOf = (event: TransferEvent): DataTransfer => ('dataTransfer' in event ? event.dataTransfer : event.clipboardData);

/** Handles files that are pasted or dropped; text is inserted as usual. */
export const onFilesTransferred =
  (add: (files: File[]) => unknown) =>
  (event: TransferEvent): void => {
    const transfer = transferOf(event);
    const files = [...transfer.files];
    // Word processors add a picture of the copied text.
    if (files.length === 0 || transfer.types.includes('text/plain')) return;
    event.preventDefault();
    add(files);
  };

/** Lets files be dropped: the browser would open them in place of the page. */
export const allowFileDrop = (event: DragEvent): void => {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
};
