import type { Sabotage } from './sabotageType.ts';

const areas = 'packages/sandbox/src/world/areas';

/** Lines of what the host allows and does: posts, comments, publications, surveys. */
export const hostSabotages: Sabotage[] = [
  {
    name: 'a unit takes a post away from another by publishing it',
    file: `${areas}/publication/publicationHandlers.ts`,
    find: 'if (left !== undefined && !isWriteNode(actor, left)) throw notAllowed(actor, left);',
    replace: '',
    script: 'unit',
    scriptArguments: [`${areas}/publication`],
  },
  {
    name: 'a recurrence moves by an hour when clocks change',
    file: 'packages/sandbox/src/world/reference/recurrence.ts',
    find: "toZoned(next, timeZone, 'compatible')",
    replace: "toZoned(next, 'UTC', 'compatible')",
    script: 'unit',
    scriptArguments: ['tools/agreement'],
  },
  {
    name: "someone else's file joins a post",
    file: `${areas}/content/attachments.ts`,
    find: '|| file.uploaded_by_id !== callerId',
    replace: '',
    script: 'unit',
    scriptArguments: [`${areas}/socialFeed`],
  },
  {
    name: "everybody reads everybody's drafts",
    file: `${areas}/content/listItems.ts`,
    find: 'is_published = 0 OR author_id = ?',
    replace: 'is_published = 0 OR author_id <> ?',
    script: 'unit',
    scriptArguments: [`${areas}/socialFeed`],
  },
  {
    name: 'a comment is taken where comments are off',
    file: `${areas}/socialFeed/commentHandlers.ts`,
    find: 'if (page.enable_comments === 0)',
    replace: 'if (page.enable_comments === 2)',
    script: 'unit',
    scriptArguments: [`${areas}/socialFeed`],
  },
  {
    name: 'a question of a published survey changes',
    file: `${areas}/survey/questionHandlers.ts`,
    find: 'if (place.item.published_node_id !== null)',
    replace: "if (place.item.published_node_id === '')",
    script: 'unit',
    scriptArguments: [`${areas}/survey`],
  },
  {
    name: 'a date of a workbook is written as text',
    file: 'packages/sandbox/src/world/areas/workbookOf.ts',
    find: '{ value, type: Date, format: dateFormat }',
    replace: '{ value: value.toISOString(), type: String }',
    script: 'unit',
    scriptArguments: ['packages/sandbox/src/world/areas/survey/answerFile'],
  },
  {
    name: 'a folder is moved into itself',
    file: 'packages/sandbox/src/world/areas/resource/containerHandlers.ts',
    find: 'if (isInside) throw',
    replace: 'if (false) throw',
    script: 'unit',
    scriptArguments: ['packages/sandbox/src/world/areas/resource'],
  },
  {
    name: 'what is in a folder is listed beside it',
    file: 'packages/sandbox/src/world/areas/content/presentItem.ts',
    find: ' AND resource_container_id IS NULL',
    replace: '',
    script: 'unit',
    scriptArguments: ['packages/sandbox/src/world/areas/resource'],
  },
];
