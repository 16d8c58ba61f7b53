/** Bytes of a picture of one pixel, so that stories choose files that a browser can read. */
const onePixel = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  (character) => character.charCodeAt(0),
);

/** A picture that can be read. */
export const samplePicture = (name = 'garden.gif'): File => new File([onePixel], name, { type: 'image/gif' });

/** A file of a given size whose content doesn't matter. */
export function sampleFile(name: string, type: string, size = 12): File {
  const file = new File(['x'], name, { type });
  // Ten real megabytes would only slow the story down.
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

/** Drops files on an element, as a pointer would. */
export function dropFiles(place: Element, files: readonly File[]): void {
  const transfer = transferOf(files);
  for (const type of ['dragenter', 'dragover', 'drop']) {
    place.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
  }
}

/** Pastes files into the focused place. */
export function pasteFiles(files: readonly File[]): void {
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transferOf(files) });
  (document.activeElement ?? document.body).dispatchEvent(event);
}

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  // Files added by a script have no file system entry, which react-aria would request.
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  Object.defineProperty(transfer, 'items', { value: items });
  return transfer;
}
