/** Whether a page's title would fill a small screen in its usual size, and is shown smaller: it is never cut, since touch finds no rest of it. */
export const isLongTitle = (title: string): boolean => title.length > 100;
