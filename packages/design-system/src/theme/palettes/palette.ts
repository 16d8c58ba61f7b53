/** What makes one tenant colour: everything else of its ten dozen tokens is derived from these. */
export interface Palette {
  /** Its name where users choose it; null for the look that can't be chosen. */
  label: string | null;
  /** The brand colour as `#rrggbb`: fills of primary buttons, and the hue of every accent token. */
  brand: string;
  /** Hue of the greys in degrees, and how strongly they lean to it (0 is pure grey). */
  neutral: { hue: number; chroma: number };
}
