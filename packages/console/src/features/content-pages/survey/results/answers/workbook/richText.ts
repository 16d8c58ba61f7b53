/** Collects a text that may be in runs of different formats, without its phonetic guides. */
export interface RichText {
  begin: () => void;
  open: (name: string) => void;
  close: (name: string) => void;
  text: (text: string) => void;
  /** The whole text, as written. */
  end: () => string;
}

/** Makes a collector of one text after the other; `<t>` outside of a run is the whole text, as in `read-excel-file`. */
export function createRichText(): RichText {
  let whole = '';
  const inside = { t: false, r: false, rPh: false };
  const set = (name: string, isInside: boolean) => {
    if (name === 't' || name === 'r' || name === 'rPh') inside[name] = isInside;
  };
  return {
    begin: () => {
      whole = '';
      inside.t = inside.r = inside.rPh = false;
    },
    open: (name) => set(name, true),
    close: (name) => set(name, false),
    text: (text) => {
      if (inside.t && !inside.rPh) whole = inside.r ? whole + text : text;
    },
    end: () => unescaped(whole),
  };
}

/** Unescapes the characters that XML cannot hold, which are written as `_x000D_`. */
export const unescaped = (text: string): string =>
  text.includes('_x') ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : text;
