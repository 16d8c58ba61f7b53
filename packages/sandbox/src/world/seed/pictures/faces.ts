import { backdrop, person } from './shapes.ts';

const skins = ['#f0c6a4', '#8d5a3c', '#d29a72', '#e6b48e', '#6f452e', '#c68b62'] as const;
const hairs = ['#2a1f1b', '#8a4b25', '#1f1b24', '#c9a063', '#3b2a22', '#9aa0a6', '#5b3a29'] as const;
const coats = ['#2c8a8a', '#3867b5', '#e07a5f', '#7a5fb0', '#4d8a4a'] as const;
const backs = [['#e4e6fa', '#cfd9f4'], ['#fde8df', '#f8d3c2'], ['#ddf0e4', '#c3e2d0'], ['#fbf0d2', '#f1dca6']] as const;

/** How many faces there are. */
export const faceCount = 15;

const from = <Thing>(things: readonly Thing[], number: number): Thing => things[number % things.length] as Thing;

/** The face with this number, to be cut to a square around 480, 320. */
export function face(number: number): string {
  const look = { skin: from(skins, number), hair: from(hairs, number * 5 + 1), coat: from(coats, number * 2), isLongHaired: number % 2 === 0 };
  const [top, bottom] = from<readonly [string, string]>(backs, number);
  return backdrop(top, bottom) + person(480, 300, 1.9, look);
}
