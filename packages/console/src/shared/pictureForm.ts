/** The multipart body of every picture that is uploaded: tenant and node logos, avatars (core §7). */
export function pictureForm(file: File, { width, height }: { width: number; height: number }): FormData {
  const form = new FormData();
  form.set('FileContent', file, file.name);
  form.set('Height', String(height));
  form.set('Width', String(width));
  return form;
}
