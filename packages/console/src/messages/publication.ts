/** Texts of publishing, in the words of core §8 where it has them. */
export const publicationMessages = {
  published: 'Item Published',
  scheduled: 'Item Publish Scheduled',
  publishError: 'Publish Error',
  forbidden: 'Unable to publish item. You do not have sufficient permissions to publish on selected node.',
  publish: 'Unable to publish item',
  schedule: 'Unable to schedule item publish',
  recurrent: 'Unable to schedule recurrent item publish',
  unpublish: 'Unable to unpublish item',
  open: 'Publish…',
  notSaved: 'Save the item first: only what is saved is published.',
} as const;
