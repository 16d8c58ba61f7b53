/** Between two pictures, in pixels. */
export const gap = 16;

/** Two columns on a phone, four at the width of an editor, six on a page. */
const narrowestTile = 148;
const mostColumns = 6;

/** Of the line under a picture, with the space above it, in pixels; until a picture has been measured. */
const captionHeight = 24;

/** Where the pictures are: in rows of squares, all as high as one that is not being uploaded. */
export interface GridPlaces {
  columns: number;
  /** Width of a picture, in pixels. */
  width: number;
  /** From the top of one row to the top of the next one, in pixels. */
  pitch: number;
}

/**
 * The places of pictures in a grid of this width; as the grid's own CSS has them.
 *
 * @param measuredHeight of a picture with the line under it, in pixels; undefined while it is unknown
 */
export function gridPlaces(gridWidth: number, measuredHeight?: number): GridPlaces {
  const columns = Math.min(mostColumns, Math.max(1, Math.floor((gridWidth + gap) / (narrowestTile + gap))));
  const width = (gridWidth - gap * (columns - 1)) / columns;
  return { columns, width, pitch: (measuredHeight ?? width + captionHeight) + gap };
}

/** The CSS of the columns. */
export const gridColumns = `repeat(auto-fill, minmax(min(100%, max(${narrowestTile}px, (100% - ${gap * (mostColumns - 1)}px) / ${mostColumns})), 1fr))`;

/** Rows from one place up to another one, which is not among them. */
export interface RowSpan {
  from: number;
  to: number;
}

/** The rows in sight and one on either side. */
export function rowsInSight({ columns, pitch }: GridPlaces, count: number, top: number, sight: number): RowSpan {
  const rows = Math.ceil(count / columns);
  const from = Math.min(rows, Math.max(0, Math.floor(-top / pitch) - 1));
  return { from, to: Math.max(from, Math.min(rows, Math.ceil((sight - top) / pitch) + 1)) };
}
