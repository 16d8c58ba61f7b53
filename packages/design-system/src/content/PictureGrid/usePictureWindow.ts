import { type RefObject, startTransition, useDeferredValue, useEffect, useState } from 'react';
import type { Key } from 'react-stately';
import { windowingThreshold } from '../../collections/DataTable/window/useRowWindow.ts';
import type { RowCollection } from '../../collections/RowCollection.ts';
import { gap, type GridPlaces, gridPlaces, rowsInSight, type RowSpan } from './gridPlaces.ts';
import type { Picture } from './picture.ts';

/** A picture to render. */
export interface PicturePlace {
  /** Its place among all, from 0. */
  index: number;
  /** Where it is, in pixels, if it is out of sight and still in the document; null where pictures follow one another. */
  apart: { top: number; left: number; width: number } | null;
}

/** The pictures that are rendered, and the room of the others. */
export interface PictureWindow {
  pictures: readonly PicturePlace[];
  /** Height of the rows above and below them, in pixels. */
  before: number;
  after: number;
  /** Where all pictures are; null while it is unknown, and where all of them are rendered. */
  places: GridPlaces | null;
}

/** Pictures that are rendered with the page; the others in sight follow right after it, in a render that input can interrupt. */
const firstCount = 12;

interface Sight {
  places: GridPlaces;
  rows: RowSpan;
}

const isSame = (first: Sight, second: Sight): boolean =>
  first.rows.from === second.rows.from && first.rows.to === second.rows.to && first.places.width === second.places.width && first.places.pitch === second.places.pitch;

/** The places in the last grid that was measured: the next one is usually as wide, and its page as long before it is measured. */
let lastPlaces: GridPlaces | undefined;

/** The rows in sight of a grid of which not all are rendered, whatever scrolls: the page, or a part of it around the grid. */
function useSight(grid: RefObject<HTMLElement | null>, count: number, isWindowed: boolean): Sight | null {
  const [sight, setSight] = useState<Sight | null>(null);
  useEffect(() => {
    const look = () => {
      if (grid.current === null) return;
      const { top, width } = grid.current.getBoundingClientRect();
      const places = gridPlaces(width, grid.current.querySelector('[data-ready]')?.getBoundingClientRect().height);
      lastPlaces = places;
      if (!isWindowed) return;
      const next = { places, rows: rowsInSight(places, count, top, window.innerHeight) };
      setSight((last) => (last !== null && isSame(last, next) ? last : next));
    };
    // Called at its start, too, after the paint: measuring while the page is rendered would lay it out once more.
    const observer = new ResizeObserver(() => startTransition(look));
    observer.observe(document.body);
    if (grid.current !== null) observer.observe(grid.current);
    if (isWindowed) window.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [grid, count, isWindowed]);
  return isWindowed ? sight : null;
}

/**
 * Which pictures are in the document: all of up to 60, else those in sight.
 *
 * @param kept stays in the document when it is out of sight, as the focused one
 */
export function usePictureWindow(grid: RefObject<HTMLElement | null>, rows: RowCollection<Picture>, kept: Key | null): PictureWindow {
  const count = rows.size;
  const isWindowed = count > windowingThreshold;
  const isWhole = useDeferredValue(true, count <= firstCount);
  const sight = useSight(grid, count, isWindowed);
  if (sight === null) {
    const shown = isWindowed || !isWhole ? Math.min(firstCount, count) : count;
    const { columns, pitch } = lastPlaces ?? gridPlaces(window.innerWidth / 2);
    return { pictures: inOrder(0, shown), before: 0, after: (Math.ceil(count / columns) - Math.ceil(shown / columns)) * pitch, places: null };
  }
  const { places, rows: span } = sight;
  const { columns, width, pitch } = places;
  const pictures = inOrder(span.from * columns, Math.min(count, span.to * columns));
  const keptIndex = kept === null ? -1 : rows.indexOf(kept);
  const isShown = pictures.some(({ index }) => index === keptIndex);
  const apart = { top: Math.floor(keptIndex / columns) * pitch, left: (keptIndex % columns) * (width + gap), width };
  return {
    pictures: keptIndex < 0 || isShown ? pictures : [...pictures, { index: keptIndex, apart }].sort((first, second) => first.index - second.index),
    before: span.from * pitch,
    after: (Math.ceil(count / columns) - span.to) * pitch,
    places,
  };
}

const inOrder = (from: number, to: number): PicturePlace[] => Array.from({ length: Math.max(0, to - from) }, (_, place) => ({ index: from + place, apart: null }));
