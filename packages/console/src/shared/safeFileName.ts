/** Characters that lead elsewhere, hide, or turn the reading direction: a name must read as what it is (faults X07). */
const deceptive = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Characters that file systems refuse or read otherwise. */
const refused = /[<>:"|?*]/g;

/** Names that Windows keeps for devices. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

const longest = 120;

/**
 * A name under which a file may be saved, whatever the host called it: no path, nothing hidden, at most 120
 * characters, and always of the type that it is.
 *
 * @param extension with its dot: '.csv'
 * @param fallback replaces a name that has nothing left; without its extension
 */
export function safeFileName(name: string, extension: string, fallback: string): string {
  const last = name.replaceAll(deceptive, '').split(/[/\\]/).at(-1) ?? '';
  const plain = last.replaceAll(refused, '_').replace(/^[.\s]+/, '').replace(/[.\s]+$/, '');
  const stem = plain.toLowerCase().endsWith(extension) ? plain.slice(0, -extension.length) : plain;
  const isUsable = stem !== '' && !device.test(stem);
  return (isUsable ? stem.slice(0, longest - extension.length) : fallback) + extension;
}

/**
 * The file name in a Content-Disposition header, as the host wrote it: give it to `safeFileName`. Empty when there is none.
 */
export function fileNameOf(disposition: string | null): string {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      // Not encoded as it says: the plain name counts.
    }
  }
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(disposition ?? '');
  return (plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2] ?? '').trim();
}
