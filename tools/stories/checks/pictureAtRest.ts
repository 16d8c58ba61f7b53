/** More than a page that rests needs, also on a busy machine. */
const mostPictures = 20;

/**
 * What two pictures in a row show: while a page still moves, its picture is of a moment and not of a state.
 *
 * @param first the picture that was taken last
 * @throws when no two in a row are the same
 */
export async function pictureAtRest(first: Buffer, takeNext: () => Promise<Buffer>): Promise<Buffer> {
  let former = first;
  for (let taken = 0; taken < mostPictures; taken += 1) {
    const picture = await takeNext();
    if (picture.equals(former)) return picture;
    former = picture;
  }
  throw new Error(`It never rests: of ${mostPictures} pictures no two in a row are the same. What takes time, and what is behaviour, has no picture.`);
}
