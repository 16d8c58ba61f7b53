/** Version of package.json, put in by the build. */
declare const __CONSOLE_VERSION__: string;

declare module '@noticeboard/design-system/fonts.css';

/** React's own scheduler, which has no types. */
declare module 'scheduler' {
  /** Lets React render for as long as a frame of so many per second takes before it gives the browser a turn. */
  export const unstable_forceFrameRate: (framesPerSecond: number) => void;
}
