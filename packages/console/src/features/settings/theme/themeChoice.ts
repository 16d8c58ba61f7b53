import { createLatestChoice } from '../latestChoice.ts';

/** What the choice of a theme needs. */
export interface ThemeChoiceParts {
  /** The theme that the tenant has so far. */
  themeId: string | null;
  /** Applies a theme to the console; null is the default look. */
  show: (themeId: string | null) => void;
  /** Saves it; refused when the host refuses. */
  save: (themeId: string) => Promise<unknown>;
}

/** The choice of a theme. */
export interface ThemeChoice {
  /** Shows a theme and saves it; takes it back when it can't be saved. */
  choose: (themeId: string) => Promise<void>;
  /** The host has said what the tenant's theme is; shown unless another is just being saved. */
  learn: (themeId: string | null) => void;
}

/** A theme shows before it is saved, and the last one that the host is known to have is restored when it is not. */
export function createThemeChoice({ themeId, show, save }: ThemeChoiceParts): ThemeChoice {
  let known = themeId;
  let isChoosing = false;
  const choose = createLatestChoice<string>({
    show: (chosen) => show(chosen ?? known),
    save: async (chosen) => {
      await save(chosen);
      known = chosen;
    },
  });
  return {
    choose: async (chosen) => {
      isChoosing = true;
      await choose(chosen);
      isChoosing = false;
    },
    learn: (heard) => {
      known = heard;
      if (!isChoosing) show(heard);
    },
  };
}
