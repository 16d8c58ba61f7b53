import type { Sabotage } from './sabotageType.ts';

/** Breaks in how stories are visited and pictured. */
export const storySabotages: Sabotage[] = [
  {
    name: 'a picture is taken of a list that was scrolled',
    file: 'packages/design-system/src/messaging/Conversation/Conversation.stories.tsx',
    find: 'args: { history: long },\n  parameters: { checks: { isWithoutPicture: true } },',
    replace: 'args: { history: long },',
    script: 'unit',
    scriptArguments: ['tools/stories/behaviour.test.ts'],
  },
  {
    name: 'a picture is taken of a page that still moves',
    file: 'tools/stories/checks/pictureAtRest.ts',
    find: 'if (picture.equals(former)) return picture;',
    replace: 'return picture;',
    script: 'unit',
    scriptArguments: ['tools/stories/checks'],
  },
  {
    name: 'stories that were tried again are not named',
    file: 'tools/stories/nameRepeated.ts',
    find: "status === 'passed' && invocations > 1",
    replace: 'false',
    script: 'unit',
    scriptArguments: ['tools/stories/nameRepeated.test.ts'],
  },
  {
    name: 'the tint of a mention stays where it was when the text is scrolled',
    file: 'packages/design-system/src/people/MentionTextArea/MentionTextArea.tsx',
    find: "copy.current?.style.setProperty('translate', `0 ${-event.currentTarget.scrollTop}px`)",
    replace: 'void event',
    script: 'stories',
    scriptArguments: ['people/MentionTextArea'],
  },
  {
    name: 'the way above a form is measured at each letter',
    file: 'packages/design-system/src/collections/Breadcrumbs/Breadcrumbs.tsx',
    find: '  if (!isSameWay(items, measured)) setMeasured(items);',
    replace: '  if (items !== measured) setMeasured(items);',
    script: 'stories',
    scriptArguments: ['collections/Breadcrumbs'],
  },
  {
    name: 'the count of a text describes its field, and is announced at each letter',
    file: 'packages/design-system/src/fields/TextArea/TextArea.tsx',
    find: '          {messages.limit(maxLength)}',
    replace: '          {messages.count(length, maxLength)}',
    script: 'stories',
    scriptArguments: ['fields/TextArea'],
  },
  {
    name: 'the spinner of a download waits a second time',
    file: 'packages/design-system/src/actions/Button/Button.css.ts',
    find: "[pendingWait]: '0s'",
    replace: "[pendingWait]: '500ms'",
    script: 'stories',
    scriptArguments: ['actions/Button/'],
  },
];
