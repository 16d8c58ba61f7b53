import type { CSSProperties } from 'react';

/** Places a row of a windowed outline. The distance is from its top, in pixels. */
export const placed = (start: number): CSSProperties => ({ position: 'absolute', insetBlockStart: 0, insetInline: 0, transform: `translateY(${start}px)` });
