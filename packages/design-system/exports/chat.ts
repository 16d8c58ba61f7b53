export { ChannelAvatar, type ChannelAvatarProps, type ChannelParticipant } from '../src/messaging/ChannelAvatar/ChannelAvatar.tsx';
export { channelName } from '../src/messaging/ChannelAvatar/channelName.ts';
export { ChannelList, type ChannelListProps, type ChannelSummary } from '../src/messaging/ChannelList/ChannelList.tsx';
export { Conversation, type ConversationProps } from '../src/messaging/Conversation/Conversation.tsx';
export { MessageBubble, type MessageBubbleProps } from '../src/messaging/MessageBubble/MessageBubble.tsx';
export type { ChatMessage, MessageContent } from '../src/messaging/MessageBubble/messageTypes.ts';
export { MessageComposer, messageLimit, type MessageComposerProps } from '../src/messaging/MessageComposer/MessageComposer.tsx';
export { NewConversationDialog } from '../src/messaging/NewConversationDialog/NewConversationDialog.tsx';
export type { ChatPerson, NewConversationDialogProps, NewConversationValues } from '../src/messaging/NewConversationDialog/newConversationTypes.ts';
