import { type TenantColour, tenantColours } from '@noticeboard/design-system';

/** Theme ids of the configuration with the colour of each (decisions-main 2). */
export type Themes = Readonly<Record<string, TenantColour>>;

/** The colour of a theme id; null for the default look (SHELL-09). */
export const colourOf = (themes: Themes, themeId: string | null): TenantColour | null =>
  themeId !== null && Object.hasOwn(themes, themeId) ? (themes[themeId] ?? null) : null;

/** The id to send for a colour; the first if there are several. Undefined if the configuration has none. */
export const themeIdOf = (themes: Themes, colour: TenantColour): string | undefined =>
  Object.keys(themes).find((id) => themes[id] === colour);

/** Colours without an id in the configuration. */
export const missingColours = (themes: Themes): TenantColour[] => tenantColours.filter((colour) => themeIdOf(themes, colour) === undefined);
