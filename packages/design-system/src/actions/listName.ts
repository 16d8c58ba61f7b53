/**
 * The name of a list or menu that a control opens, as text instead of react-aria's reference to the label: a label on the
 * page behind an open list is inert and not announced, and a reference to the button beside a field adds the button's words.
 */
export const listName = (name: string | undefined) => (name === undefined ? {} : { 'aria-label': name, 'aria-labelledby': '' });
