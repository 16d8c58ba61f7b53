/**
 * The multipart body of a picture that is uploaded: tenant and node logos, avatars (core §7).
 *
 * @param fields the body as the contract types it; each is sent under its name, and `FileContent` is the file
 */
export function pictureForm(file: File, fields: Readonly<Record<string, string | number | boolean>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('FileContent', file, file.name);
  return form;
}
