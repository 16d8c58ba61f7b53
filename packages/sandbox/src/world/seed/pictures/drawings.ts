import { encodePng, type Colour } from './png.ts';

const white: Colour = [255, 255, 255];

/** Logo of Harbour Care: a setting sun over waves. */
export function harbourLogo(): Buffer {
  return encodePng(250, (x, y) => {
    if (y > 150 + 9 * Math.sin(x / 14)) return y > 190 + 9 * Math.sin(x / 14 + 2) ? [8, 60, 120] : [24, 104, 176];
    return Math.hypot(x - 125, y - 140) < 62 ? [250, 190, 70] : white;
  });
}

/** Logo of Prairie Homes: a roof above a field. */
export function prairieLogo(): Buffer {
  return encodePng(250, (x, y) => {
    if (y > 200) return [214, 170, 60];
    const isRoof = y > 50 && y < 120 && Math.abs(x - 125) < (y - 50) * 1.3;
    const isWall = y >= 120 && Math.abs(x - 125) < 68;
    const isDoor = y > 150 && Math.abs(x - 125) < 16;
    return isDoor ? white : isRoof ? [20, 90, 50] : isWall ? [40, 140, 80] : white;
  });
}

/** Logo of Summit Living: two peaks. */
export function summitLogo(): Buffer {
  return encodePng(250, (x, y) => {
    const isHigh = y > 60 && Math.abs(x - 105) < (y - 60) * 0.75;
    const isLow = y > 110 && Math.abs(x - 180) < (y - 110) * 0.7;
    if (y > 215 || (!isHigh && !isLow)) return white;
    return isHigh && y < 100 ? [225, 230, 240] : isHigh ? [90, 80, 130] : [130, 120, 170];
  });
}
