const names = [
  'NewspaperIcon', 'MegaphoneIcon', 'HeartIcon', 'StarIcon', 'ShieldIcon', 'ClipboardIcon', 'ChartIcon', 'BookIcon', 'GraduationIcon', 'FolderIcon',
  'PhoneIcon', 'PeopleIcon', 'CameraIcon', 'ImageIcon', 'PaletteIcon', 'LightbulbIcon', 'ChatIcon', 'ThumbUpIcon', 'CalendarIcon', 'BuildingIcon',
  'HomeIcon', 'WrenchIcon', 'LeafIcon', 'LifebuoyIcon',
] as const;

/** Name of an icon of content pages; all end in Icon (core §3). */
export type IconName = (typeof names)[number];

/** The icons that a content page may have. */
export const icons: readonly { id: string; name: IconName }[] = names.map((name, index) => ({
  id: `1c04e001-3b5a-4c7d-9e21-${String(index + 1).padStart(12, '0')}`,
  name,
}));

/** Id of an icon. */
export function iconId(name: IconName): string {
  const icon = icons.find((candidate) => candidate.name === name);
  if (icon === undefined) throw new Error(`There is no icon ${name}`);
  return icon.id;
}
