/** Characters that change the path, are invisible, or turn the reading direction: a name must read as it is (faults X07). */
const deceptive = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Characters that file systems refuse or interpret. */
const refused = /[<>:"|?*]/g;

/** Names that Windows reserves for devices. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

const longest = 120;

/**
 * A name under which a file may be saved, whatever the host called it: no path, nothing hidden, at most 120
 * characters, and always with the extension of its type.
 *
 * @param extension with its dot: '.csv'
 * @param fallback replaces a name with nothing left; without its extension
 */
export function safeFileName(name: string, extension: string, fallback: string): string {
  const last = name.replaceAll(deceptive, '').split(/[/\\]/).at(-1) ?? '';
  const plain = last.replaceAll(refused, '_').replace(/^[.\s]+/, '').replace(/[.\s]+$/, '');
  const stem = plain.toLowerCase().endsWith(extension) ? plain.slice(0, -extension.length) : plain;
  const isUsable = stem !== '' && !device.test(stem);
  return (isUsable ? stem.slice(0, longest - extension.length) : fallback) + extension;
}

/**
 * The file name in a Content-Disposition header, as the host wrote it: pass it to `safeFileName`. Empty if there is none.
 */
export function fileNameOf(disposition: string | null): string {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      // Not encoded as declared: the plain name is used.
    }
  }
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(disposition ?? '');
  return (plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2] ?? '').trim();
}
