/** Texts of the chat; those of its parts are in the design system (`chatMessages`). */
export const messagingMessages = {
  unread: (count: number) => (count === 0 ? 'No unread messages' : count === 1 ? '1 unread message' : `${count.toLocaleString()} unread messages`),
  conversation: 'Conversation',
  newConversation: 'New conversation',
  createFailed: 'Unable to create chat',
  searchChannels: 'Search conversations',
  foundChannels: (count: number) => (count === 0 ? 'No conversation matches' : count === 1 ? '1 conversation found' : `${count.toLocaleString()} conversations found`),
  searchedChannels: (loaded: number, total: number) => `${loaded.toLocaleString()} of ${total.toLocaleString()} conversations are loaded and searched.`,
  noChannelFound: 'No conversation matches',
  loadAndSearch: 'Show more conversations',
  recipients: {
    loading: 'Loading the people',
    failed: 'The people could not be loaded',
    missing: (count: number) =>
      count === 1 ? '1 person is left out: deleted, inactive, outside your units or yourself.' : `${count.toLocaleString()} people are left out: deleted, inactive, outside your units or yourself.`,
    written: (count: number) => (count === 1 ? '1 person is left out: your message is on its way to them already.' : `${count.toLocaleString()} people are left out: your message is on its way to them already.`),
  },
  writingEnded: (written: number, count: number) => ({
    title: 'Not everyone has been written to',
    detail: `The message is on its way to ${written.toLocaleString()} of ${count.toLocaleString()} people. The others get nothing.`,
  }),
  writtenToEach: (count: number) => ({ title: 'Success', detail: count === 1 ? 'Your message is on its way to 1 person' : `Your message is on its way to ${count.toLocaleString()} people` }),
  choose: { title: 'Choose a conversation', text: 'Or start one with New conversation.' },
  missing: {
    title: 'This conversation was not found',
    text: 'You may not be part of it any more.',
    back: 'All conversations',
  },
  connection: {
    connecting: 'Connecting…',
    reconnecting: 'Reconnecting…',
    refused: 'Messages are not available to you now.',
  },
  turnedOff: { title: 'Messages were turned off', detail: 'An administrator has turned them off for your organization. What you have not sent is kept.' },
  search: 'Search messages',
  details: 'Details',
  emoji: 'Emoji',
  readAgain: 'Try again',
  failedMessages: (count: number) =>
    count === 1 ? 'It is marked in the conversation. Try again there, or discard it.' : `${count.toLocaleString()} messages are marked in the conversation. Try again there, or discard them.`,
  attachmentFailed: 'Attachement upload failed',
  fileFailed: (name: string, reason: string) => `${name}: ${reason}`,
  moreFilesFailed: (count: number) => (count === 1 ? 'and 1 more file' : `and ${count} more files`),
  you: 'You',
  leaving: {
    title: 'Messages are not sent yet',
    detail: 'They wait on this device and are sent when you come back. Signing out discards them.',
    keep: 'Stay',
    leave: 'Leave',
  },
} as const;
