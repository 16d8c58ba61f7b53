/** The page of this console that shows e-mails with a policy of its own (faults F13); `public/preview.html`. */
export const previewPage = '/preview.html';
