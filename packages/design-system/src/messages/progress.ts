/** Texts of saving and loading. Apart from the others, so that a page without them does not fetch them. */
export const messages = {
  saveStatus: {
    saved: (time: string) => `Saved ${time}`,
    saving: 'Saving…',
    failed: 'Not saved',
    unconfirmed: 'Not confirmed',
    retry: 'try again',
    unsaved: 'Unsaved changes',
  },
  skeletons: {
    table: 'Loading the list',
    form: 'Loading the form',
    card: 'Loading',
    chart: 'Loading the chart',
  },
};
