export { palettes } from '../src/theme/palettes/palettes.ts';
export { schemes, tenantColours, themeNames, type Scheme, type TenantColour, type ThemeName } from '../src/theme/palettes/themeNames.ts';
export { colour, controlHeight, font, motion, radius, shadow, space } from '../src/theme/contract.css.ts';
export { stacking } from '../src/theme/stacking.ts';
import '../src/theme/reset.css.ts';
import '../src/theme/themes.css.ts';
import '../src/icons/iconStyle.css.ts';
