/** Size of every picture, in pixels. */
export const size = { width: 960, height: 640 } as const;

/** A shape with its colour: `tag` and attributes of SVG. */
export const shape = (tag: string, attributes: Record<string, string | number>): string =>
  `<${tag} ${Object.entries(attributes).map(([name, value]) => `${name}="${value}"`).join(' ')}/>`;

/** A path, filled unless a stroke is named. */
export const path = (d: string, fill: string, more: Record<string, string | number> = {}): string => shape('path', { d, fill, ...more });

/** A line with round ends. */
export const stroke = (d: string, colour: string, width: number, more: Record<string, string | number> = {}): string =>
  shape('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more });

/** A disc. */
export const disc = (x: number, y: number, radius: number, fill: string, opacity = 1): string => shape('circle', { cx: x, cy: y, r: radius, fill, opacity });

/** A rectangle with rounded corners. */
export const box = (x: number, y: number, width: number, height: number, fill: string, corner = 0, opacity = 1): string =>
  shape('rect', { x, y, width, height, rx: corner, fill, opacity });

/** The whole picture with a gradient from top to bottom. */
export const backdrop = (top: string, bottom: string): string =>
  `<defs><linearGradient id="back" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>` +
  box(0, 0, size.width, size.height, 'url(#back)');

/** A row of hills: heights above the ground at even distances, joined by soft curves. */
export function hills(ground: number, heights: readonly number[], fill: string): string {
  const step = size.width / (heights.length - 1);
  const points = heights.map((height, place) => [place * step, ground - height] as const);
  const curves = points.slice(1).map(([x, y], place) => {
    const [left, above] = points[place] ?? [0, 0];
    return `C${left + step / 2} ${above} ${x - step / 2} ${y} ${x} ${y}`;
  });
  return path(`M0 ${points[0]?.[1] ?? ground} ${curves.join(' ')} V${size.height} H0Z`, fill);
}

/** Jagged mountains: peaks as x and height above the ground. */
export const mountains = (ground: number, peaks: readonly (readonly [number, number])[], fill: string): string =>
  path(`M0 ${ground} ${peaks.map(([x, height], place) => `L${x} ${ground - height} L${((peaks[place + 1]?.[0] ?? size.width + 100) + x) / 2} ${ground - height * 0.35}`).join(' ')} L${size.width} ${ground}Z`, fill);

/** A fir of this height with its foot at x, y. */
export const fir = (x: number, y: number, height: number, fill: string): string =>
  [0, 0.26, 0.5].map((down, place) => path(`M${x} ${y - height + down * height} l${height * (0.16 + place * 0.06)} ${height * 0.42} h${-height * (0.32 + place * 0.12)}Z`, fill)).join('') +
  box(x - height * 0.03, y - height * 0.1, height * 0.06, height * 0.12, '#5b4636');

/** A person from the chest up, facing the viewer. */
export function person(x: number, y: number, scale: number, look: { skin: string; hair: string; coat: string; isLongHaired?: boolean }): string {
  const s = (value: number) => value * scale;
  const hair = look.isLongHaired
    ? path(`M${x - s(64)} ${y + s(70)} C${x - s(84)} ${y - s(110)} ${x + s(84)} ${y - s(110)} ${x + s(64)} ${y + s(70)}Z`, look.hair)
    : path(`M${x - s(58)} ${y + s(6)} C${x - s(66)} ${y - s(104)} ${x + s(66)} ${y - s(104)} ${x + s(58)} ${y + s(6)}Z`, look.hair);
  return [
    hair,
    path(`M${x - s(130)} ${y + s(420)} C${x - s(130)} ${y + s(110)} ${x - s(60)} ${y + s(84)} ${x} ${y + s(84)} S${x + s(130)} ${y + s(110)} ${x + s(130)} ${y + s(420)}Z`, look.coat),
    path(`M${x - s(24)} ${y + s(40)} h${s(48)} v${s(50)} q${-s(24)} ${s(34)} ${-s(48)} 0Z`, look.skin),
    shape('ellipse', { cx: x, cy: y, rx: s(50), ry: s(60), fill: look.skin }),
    path(`M${x - s(52)} ${y - s(6)} C${x - s(50)} ${y - s(84)} ${x + s(50)} ${y - s(84)} ${x + s(52)} ${y - s(6)} C${x + s(30)} ${y - s(38)} ${x - s(20)} ${y - s(40)} ${x - s(52)} ${y - s(6)}Z`, look.hair),
    disc(x - s(19), y + s(2), s(5), '#2b2320'),
    disc(x + s(19), y + s(2), s(5), '#2b2320'),
    stroke(`M${x - s(17)} ${y + s(26)} q${s(17)} ${s(16)} ${s(34)} 0`, '#8a3d2f', s(5)),
  ].join('');
}

/** Points over the whole width and this height, evenly and without a visible pattern. */
export const scatter = (count: number, height: number): { x: number; y: number; place: number }[] =>
  Array.from({ length: count }, (_, place) => ({ x: (((place + 1) * 0.7549) % 1) * size.width, y: (((place + 1) * 0.5698) % 1) * height, place }));
