import { installPackages } from '../../../tools/browser/installPackages.ts';

/** What a desktop without a screen needs: Debian's package, and a file that shows that it is installed. */
const needed = {
  orca: '/usr/bin/orca',
  xvfb: '/usr/bin/Xvfb',
  'dbus-x11': '/usr/bin/dbus-launch',
  'at-spi2-core': '/usr/libexec/at-spi-bus-launcher',
  openbox: '/usr/bin/openbox',
  xdotool: '/usr/bin/xdotool',
  'libglib2.0-bin': '/usr/bin/gsettings',
} as const;

/** Installs the desktop of the screen reader. */
export const installDesktop = (): void => installPackages(needed, 'A screen reader');
