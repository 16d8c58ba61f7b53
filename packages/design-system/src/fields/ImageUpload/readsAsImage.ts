/**
 * Whether the browser can show a file as a picture. A name proves nothing: a page renamed to `.gif` is refused here,
 * before it is sent.
 */
export async function readsAsImage(file: File): Promise<boolean> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(address);
  }
}
