/** What makes one tenant colour: everything else of its ten dozen tokens is derived from these. */
export interface Palette {
  /** What people read where they choose it; null for the look that nobody chooses. */
  label: string | null;
  /** The brand colour as `#rrggbb`: fills of primary buttons, and the hue of every accent token. */
  brand: string;
  /** Hue of the greys in degrees, and how strongly they lean to it (0 is pure grey). */
  neutral: { hue: number; chroma: number };
}
