import { palettes } from './palettes.ts';

/** The name of a theme: a palette of one brand colour. */
export type ThemeName = keyof typeof palettes;
/** Whether a theme is light or dark. */
export type Scheme = 'light' | 'dark';
/** The colours a tenant may choose; the default look is not among them (core §1, decisions-core A71). */
export type TenantColour = Exclude<ThemeName, 'default'>;

/** All themes, the default look included. */
export const themeNames = Object.keys(palettes) as ThemeName[];
/** Both schemes, light first. */
export const schemes: readonly Scheme[] = ['light', 'dark'];
/** In the order in which they are shown. */
export const tenantColours = themeNames.filter((name): name is TenantColour => name !== 'default');

/** Whether a word from outside names a colour that a tenant may choose. */
export const isTenantColour = (name: string): name is TenantColour => (tenantColours as readonly string[]).includes(name);
