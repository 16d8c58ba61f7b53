/** Whether a page's title would fill a small screen in its usual size, and is shown smaller: it is never truncated, since touch could not show the rest. */
export const isLongTitle = (title: string): boolean => title.length > 100;
