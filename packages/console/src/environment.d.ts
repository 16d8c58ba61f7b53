/** Version of package.json, put in by the build. */
declare const __CONSOLE_VERSION__: string;

declare module '@noticeboard/design-system/fonts.css';
