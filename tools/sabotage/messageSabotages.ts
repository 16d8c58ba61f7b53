import type { Sabotage } from './sabotageType.ts';

const live = 'packages/console/src/live';
const messages = 'packages/console/src/features/messages';
const conversation = 'packages/design-system/src/messaging';
const unit = { script: 'unit', scriptArguments: [`${live}/chat.test`] };
const by = (test: string): Pick<Sabotage, 'script' | 'scriptArguments'> => ({ script: 'unit', scriptArguments: [test] });

/** Rules of the chat (faults C01, C03, C06 to C09). */
export const messageSabotages: Sabotage[] = [
  { name: 'a message whose answer was lost is sent again by itself', file: `${live}/sending.ts`, find: "? 'unsure' : 'failed' });", replace: "? 'waiting' : 'failed' });", ...by(`${live}/sending.test`) },
  { name: 'a message that the history cannot show yet vanishes', file: `${live}/sending.ts`, find: "else outbox.change(entry.id, { state: 'unsure' });", replace: 'else outbox.remove(entry.id);', ...by(`${live}/sending.test`) },
  { name: 'a message whose answer was lost is not looked for', file: `${live}/sending.ts`, find: '    await lookForUnsure();\n', replace: '', ...by(`${live}/sending.test`) },
  { name: 'a message that may have arrived is sent again without a look', file: `${live}/sending.ts`, find: 'next.mayHaveArrived !== true || ', replace: 'true || ', ...by(`${live}/sending.test`) },
  { name: 'a second press sends a message on its way once more', file: `${live}/chat.ts`, find: "if (entry?.state !== 'unsure' && entry?.state !== 'failed') return;", replace: 'if (entry === undefined) return;', ...by(`${live}/sending.test`) },
  { name: 'messages stand in the order in which they came', file: `${live}/messageOrder.ts`, find: '[...byId.values()].sort(compareMessages)', replace: '[...byId.values()]', ...unit },
  { name: 'a message that comes twice is counted twice', file: `${live}/chat.ts`, find: 'noteCounted(message.id);', replace: '', ...unit },
  { name: 'a page of older messages is asked for by its number alone', file: `${live}/conversationWindow.ts`, find: 'page.from > until || ', replace: '', ...by(`${live}/conversationWindow.test`) },
  { name: 'a conversation that is read back far lets go of nothing', file: `${live}/conversationWindow.ts`, find: 'messages.length <= mostHeld', replace: 'messages.length > 0', ...unit },
  {
    name: 'a token that the hub refuses is not renewed',
    file: `${live}/liveConnection.ts`,
    find: 'if (statusOf(error) === 401)',
    replace: 'if (statusOf(error) === 400)',
    script: 'unit',
    scriptArguments: [`${live}/liveConnection`],
  },
  { name: 'a gap that could not be read counts as closed', file: `${live}/chatReads.ts`, find: 'last === undefined || compareMessages(message, last) <= 0', replace: 'true', ...unit },
  { name: 'an event of the former tenant changes what is shown', file: `${live}/chat.ts`, find: 'if (!signal.aborted) state.write(change(state.read()));', replace: 'state.write(change(state.read()));', ...unit },
  { name: 'a tab believes in a connection that went with its leader', file: `${live}/sharedConnection.ts`, find: "if (status.read() === 'connected') status.write('reconnecting');", replace: '', ...by(`${live}/sharedConnection`) },
  { name: 'a message to many goes on after its writer has left', file: `${messages}/writeToEach.ts`, find: 'if (channel === null) return { left: [...left, ...participantIds.slice(index)], errors };', replace: '', ...by(`${messages}/writeToEach`) },
  { name: 'a host that is down is waited for once for each person', file: `${messages}/writeToEach.ts`, find: 'failures === mostFailures', replace: 'false', ...by(`${messages}/writeToEach`) },
  { name: 'a conversation is created twice by a second press', file: `${messages}/createOnce.ts`, find: 'const earlier = pending.get(key);', replace: 'const earlier = undefined;', ...by(`${messages}/createOnce`) },
  { name: 'a group whose answer was lost is created again', file: `${messages}/createOnce.ts`, find: 'values.participantIds.length > 1 ? createGroup(values) : chat.create(values)', replace: 'chat.create(values)', ...by(`${messages}/createOnce`) },
  { name: 'who could not be written to is forgotten', file: `${messages}/writeToEach.ts`, find: 'left.push(id);', replace: '', ...by(`${messages}/writeToEach`) },
  { name: 'older messages count as new ones below', file: `${conversation}/Conversation/arrivedMessages.ts`, find: 'isNew(message) && Date.parse(message.createdAtUtc) > newest', replace: 'isNew(message)', ...by(`${conversation}/Conversation/arrivedMessages`) },
  { name: 'the last of many is written to as a group', file: `${conversation}/NewConversationDialog/chosenConversation.ts`, find: "people.length > 0 && way === 'each'", replace: "people.length >= 2 && way === 'each'", ...by(`${conversation}/NewConversationDialog/chosenConversation`) },
  {
    name: 'a page of history is rendered from its beginning, and then from its end',
    file: `${conversation}/Conversation/useMessageWindow.ts`,
    find: '    enabled: rows.length > 0,\n',
    replace: '',
    script: 'stories',
    scriptArguments: ['messaging/Conversation/'],
  },
];
