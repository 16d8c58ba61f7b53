/** How long a browser takes to report added or removed content to a screen reader, in milliseconds; two frames are too few. */
export const treeTime = 150;
