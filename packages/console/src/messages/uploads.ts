/** Texts of uploads. Fetched with the first one. */
export const uploadMessages = {
  failed: (file: string) => `Unable to upload ${file} file`,
  beginFailed: 'Unable to initialize multipart upload',
  allArrived: 'All items uploaded sucessfully',
  reasons: {
    connection: 'Connection lost.',
    type: (type: string) => (type === '' ? 'Files of this type cannot be shown.' : `${type} can’t be shown.`),
    empty: 'The file is empty.',
    tooLarge: 'The file is too large for the host.',
    changed: 'Changed while it was sent.',
    stopped: 'Stopped when the page was left.',
    session: 'Signed out while it was sent.',
    unconfirmed: 'Could not confirm that it arrived.',
  },
  advice: {
    takes: (types: readonly string[]) => (types.length < 2 ? `${types.join('')} can` : `${types.slice(0, -1).join(', ')} and ${types.at(-1)} can`),
    chooseAgain: 'Choose it again',
    chooseAnother: 'Choose another file',
    kept: (sent: string, whole: string) => `${sent} of ${whole} are kept`,
  },
  leaving: {
    title: 'Cancel the uploads?',
    detail: 'What has not arrived yet is cancelled. What has arrived stays.',
    keep: 'Keep uploading',
    leave: 'Cancel uploads',
  },
} as const;
