import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { decompress } from 'wawoff2';

const folder = resolve('.cache/fonts');
const packages = resolve('node_modules');

/** Families that replace the browser's default ones; what the stylesheets bring themselves is not among them. */
export const defaultFamilies = {
  // Not DejaVu Sans, whose own faces would be shown in place of emoji.
  'system-ui': 'Arimo',
  'sans-serif': 'Arimo',
  'ui-monospace': 'DejaVu Sans Mono',
  serif: 'DejaVu Serif',
  monospace: 'DejaVu Sans Mono',
  Arial: 'Arimo',
  emoji: 'Twemoji Mozilla',
} as const;

const alias = ([asked, given]: [string, string]) => `
  <match target="pattern">
    <test name="family"><string>${asked}</string></test>
    <edit name="family" mode="assign" binding="strong"><string>${given}</string></edit>
  </match>`;

/** Nothing of the machine's: neither its fonts nor its settings for hinting and smoothing. */
const configuration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}/files</dir>
  <cachedir>${folder}/cache</cachedir>
  <match target="pattern">
    <test name="lang"><string>und-zsye</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>${defaultFamilies.emoji}</string></edit>
    <edit name="color" mode="append"><bool>true</bool></edit>
  </match>${Object.entries(defaultFamilies).map(alias).join('')}
  <match target="pattern">
    <edit name="family" mode="append_last"><string>${defaultFamilies['sans-serif']}</string><string>DejaVu Sans</string></edit>
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;

/** Arimo has the widths of Arial, which ours replaces while it loads; DejaVu has the signs that neither has. */
const files = [
  ...['400Regular/Arimo_400Regular', '700Bold/Arimo_700Bold'].map((name) => `@expo-google-fonts/arimo/${name}.ttf`),
  ...['Sans', 'Sans-Bold', 'SansMono', 'SansMono-Bold', 'Serif', 'Serif-Bold'].map((name) => `dejavu-fonts-ttf/ttf/DejaVu${name}.ttf`),
];

/** Browsers accept no compressed file as a system font. */
async function unpackEmoji(): Promise<void> {
  const compressed = await readFile(resolve(packages, 'twemoji-colr-font/twemoji.woff2'));
  await writeFile(resolve(folder, 'files/emoji.ttf'), await decompress(compressed));
}

/**
 * Gives every browser that this process starts, and those of its children, the same few fonts whatever the machine has, so
 * that pictures and measures repeat. macOS and Windows ask other services than fontconfig for fonts and are not reached.
 */
export async function provideProductFonts(): Promise<void> {
  await mkdir(resolve(folder, 'files'), { recursive: true });
  for (const file of files) await cp(resolve(packages, file), resolve(folder, 'files', basename(file)));
  await unpackEmoji();
  const file = resolve(folder, 'fonts.conf');
  await writeFile(file, configuration);
  process.env['FONTCONFIG_FILE'] = file;
}
