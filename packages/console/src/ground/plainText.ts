/** A text as searches on the device compare it: accents and letter case make no difference (ADR 0188). Without the design system, for workers. */
export const plainText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
