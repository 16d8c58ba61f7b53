/** The smallest picture there is. */
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** A form with one file. */
export function fileForm(content: BlobPart, type: string, name: string): FormData {
  const form = new FormData();
  form.append('FileContent', new Blob([content], { type }), name);
  return form;
}

/** The form of a picture upload. */
export const aPicture = (): FormData => fileForm(picture, 'image/png', 'dot.png');

/** The form of a content file for a page. */
export function fileOn(page: string): FormData {
  const form = aPicture();
  form.append('ContentInstanceId', page);
  return form;
}

/** The body that begins an upload in parts of the same picture. */
export const uploadOn = (page: string, fileName = 'dot.png'): Record<string, unknown> => ({ contentInstanceId: page, fileName, sizeBytes: picture.length });

/** The body that begins an upload of the same picture into a conversation. */
export const chatUpload = (fileName = 'dot.png'): Record<string, unknown> => ({ chunkSizeBytes: 10_485_760, fileName, sizeBytes: picture.length });
