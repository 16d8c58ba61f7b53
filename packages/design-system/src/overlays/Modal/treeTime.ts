/** What a browser takes to tell a screen reader that a part of the page came or went, in milliseconds; two frames are too few. */
export const treeTime = 150;
