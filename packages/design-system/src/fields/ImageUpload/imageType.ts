/** Signatures at the start of the image files that are shown (X06). */
const signatures: [type: string, bytes: number[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
];

/**
 * Type of an image by its content, not by its name (X06). SVG is recognised by its first element; it is shown
 * as `<img>` only, where no script runs.
 *
 * @returns undefined for anything else
 */
export function imageType(start: Uint8Array): string | undefined {
  const known = signatures.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte));
  if (known !== undefined) return known[0];
  const text = new TextDecoder().decode(start.subarray(0, 512)).trimStart();
  return /^(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*<svg[\s>]/.test(text) ? 'image/svg+xml' : undefined;
}
