import type { House } from './rooms.ts';

/** Where a file is in its package. */
interface Place {
  floor: number;
  room: string;
  /** The folder inside the room, such as a feature's. */
  part: string;
}

function placeOf(house: House, file: string): Place {
  const [room = '', part = '', ...inside] = file.slice(house.folder.length + 1).split('/');
  const floor = house.floors.findIndex((rooms) => rooms.includes(room));
  return { floor: floor === -1 ? house.floors.length : floor, room: floor === -1 ? '' : room, part: inside.length > 0 ? part : '' };
}

/** Whether a file is in this package. */
const isIn = (house: House, file: string): boolean => file.startsWith(`${house.folder}/`);

/**
 * What is wrong with an import from one file of the repository to another, and what to do about it; undefined where it
 * is allowed.
 */
export function directionFault(house: House, from: string, to: string): string | undefined {
  if (!isIn(house, to)) {
    if (house.unknown?.test(to) === true) return `${house.folder} does not know what is there: move what both need to ${house.folder}.`;
    if (house.reaches?.from.test(from) === true && house.reaches.to.test(to)) return undefined;
    return /^packages\/[^/]+\/src\//.test(to) ? 'that is inside another package: import it by its name, if at all.' : undefined;
  }
  if (house.free?.test(from)) return undefined;
  const [mine, theirs] = [placeOf(house, from), placeOf(house, to)];
  if (mine.room === theirs.room) {
    if (!house.apart?.includes(mine.room) || mine.part === theirs.part) return undefined;
    return `${mine.room}/${mine.part} may not import ${mine.room}/${theirs.part}: move what both need to a floor below, or let what composes them hand it over.`;
  }
  if (theirs.floor < mine.floor) return undefined;
  const relation = theirs.floor === mine.floor ? 'beside' : 'above';
  return `${theirs.room || 'the top floor'} is ${relation} ${mine.room || 'the top floor'}: move what is needed down, or take it as a prop or parameter.`;
}
