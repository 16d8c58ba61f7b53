/** Texts of pictures in a grid. Apart from the others, so that a page without them does not fetch them. */
export const messages = {
  pictureGrid: {
    drop: 'Drop or paste pictures here',
    cover: 'Cover',
    selection: 'Selected pictures',
    selected: (count: number) => (count === 1 ? '1 selected' : `${count.toLocaleString()} selected`),
    clear: 'Clear',
    escape: 'Esc',
  },
};
