import { createLatestChoice } from '../latestChoice.ts';

/** What the choice of a theme needs. */
export interface ThemeChoiceParts {
  /** The theme that the tenant has so far. */
  themeId: string | null;
  /** Applies a theme to the console; null is the default look. */
  show: (themeId: string | null) => void;
  /** Saves it; rejects when the host refuses. */
  save: (themeId: string) => Promise<unknown>;
}

/** The choice of a theme. */
export interface ThemeChoice {
  /** Shows a theme and saves it; reverts to the former one if saving fails. */
  choose: (themeId: string) => Promise<void>;
  /** The tenant's theme according to the host; shown unless another is being saved. */
  learn: (themeId: string | null) => void;
}

/** A theme is shown before it is saved, and the host's last known one is restored if saving fails. */
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
