/** Ids of the four theme colours (decisions-main 2). The console's `config.json` repeats them. */
export const themeIds = {
  blue: '0b5ed7aa-3c1e-4f6b-9a52-6a1f0c9d2b01',
  red: 'c0392baa-7d24-4b8e-8f13-2e5b7a4c9d02',
  green: '1e8449aa-5a97-4c3d-b6e8-9c0d3f1a7e03',
  yellow: 'd4ac0daa-8e61-4a2f-a7c4-4f8b6d2e5c04',
} as const;

/** A theme without a colour: the default colours must be used. */
export const unknownThemeId = '7f00ffaa-2b4d-4e6a-8c9e-0a1b2c3d4e05';
