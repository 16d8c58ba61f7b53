/**
 * Colour arithmetic of the themes: OKLCH (perceptual lightness, chroma, hue) to sRGB hex, and WCAG 2.2
 * contrast. Runs when the style sheets are built and in tests; none of it reaches a browser.
 */

/** A colour as perceived: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Rgb = [red: number, green: number, blue: number];

function toLinearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const isDisplayable = (rgb: Rgb): boolean => rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005);

const encode = (channel: number): number => {
  const clamped = Math.min(1, Math.max(0, channel));
  return clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
};

const decode = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** The colour as `#rrggbb`. Chroma is lowered until a screen can show it; lightness and hue are kept. */
export function toHex(colour: Oklch): string {
  let chroma = colour.chroma;
  while (chroma > 0 && !isDisplayable(toLinearRgb({ ...colour, chroma }))) chroma -= 0.002;
  const rgb = toLinearRgb({ ...colour, chroma: Math.max(0, chroma) });
  return `#${rgb
    .map((channel) =>
      Math.round(encode(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function fromHex(hex: string): Rgb {
  const channel = (start: number) => decode(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** Reads `#rrggbb` into OKLCH, so that a brand colour can be given as the brand book gives it. */
export function fromBrand(hex: string): Oklch {
  const [red, green, blue] = fromHex(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function luminance(hex: string): number {
  const [red, green, blue] = fromHex(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Moves a colour away from its backgrounds, keeping hue, until it contrasts with every one of them by `ratio`.
 * `direction` says which way: `darker` on light surfaces, `lighter` on dark ones.
 */
export function standingOff(
  colour: Oklch,
  backgrounds: readonly string[],
  ratio: number,
  direction: 'darker' | 'lighter',
): string {
  const step = direction === 'darker' ? -0.004 : 0.004;
  let { lightness } = colour;
  let hex = toHex(colour);
  while (lightness > 0 && lightness < 1 && backgrounds.some((background) => contrast(hex, background) < ratio)) {
    lightness += step;
    hex = toHex({ ...colour, lightness });
  }
  return hex;
}
