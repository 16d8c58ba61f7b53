import type { Sabotage } from './sabotageType.ts';

const pages = 'packages/console/src/features/content-pages';
const comments = 'packages/console/src/features/comments';
const uploads = 'packages/console/src/uploads';
const calendar = 'packages/console/src/features/content-calendar';
const days = 'packages/design-system/src/publishing/ContentCalendar';
const forms = 'packages/design-system/src/forms';

/** Rules of the kinds of page, and of comments and calendar over all of them (faults N05, P12, U06). */
export const pageSabotages: Sabotage[] = [
  { name: 'a question whose answer was lost is made twice', file: `${pages}/survey/sendSurvey.ts`, find: 'madeIds.set(id, found.id);', replace: 'void found;', ...unit(`${pages}/survey/sendSurvey`) },
  { name: 'a survey is saved over what someone else changed meanwhile', file: `${pages}/survey/surveySteps.ts`, find: 'from === undefined ? to : {', replace: 'from !== undefined ? to : {', ...unit(`${pages}/survey/surveySteps`) },
  { name: 'what is typed during a save counts as saved', file: `${forms}/typing.ts`, find: 'since.from[name] = sent[name];', replace: 'since.from[name] = known[name];', ...unit(forms) },
  { name: 'a file that is stored is sent again when its attachment fails', file: `${uploads}/uploadQueue.ts`, find: 'work.stored ?? await sendFile({', replace: 'await sendFile({', ...unit(uploads) },
  { name: 'a link that runs a script counts as an address', file: `${pages}/resource/entries.ts`, find: 'isWebAddress(url) ? URL.parse(url.trim()) : null', replace: 'URL.parse(url.trim())', ...unit(`${pages}/resource/entries`) },
  { name: 'a link may carry a password', file: 'packages/design-system/src/text/namesAUser.ts', find: "(url.username !== '' || url.password !== '')", replace: "url.username === '' && url.password !== ''", ...unit('packages/design-system/src/content/LinkModal') },
  { name: 'a picture that is gone already stops the others from being deleted', file: `${pages}/file/inTurn.ts`, find: 'error.status === 404)) throw error;', replace: 'error.status === 410)) throw error;', ...unit(`${pages}/file/inTurn`) },
  { name: 'an album has no address', file: `${pages}/image-gallery/galleryAddress.ts`, find: "identifierPart('album')", replace: "identifierPart('page')", ...unit(`${pages}/image-gallery/galleryAddress`) },
  {
    name: 'a folder is not read again when an upload reaches it unseen',
    file: `${uploads}/useFolderNews.ts`,
    find: 'readAgain(folders).catch(() => undefined);',
    replace: 'void readAgain;',
    script: 'e2e',
    scriptArguments: ['packages/end-to-end/journeys/resource-files.spec.ts', '-g', 'U09'],
  },
  { name: 'a value that was emptied by hand counts as right', file: 'packages/design-system/src/content/OptionListEditor/optionValue.ts', find: "followsLabel !== true && (isNew", replace: "followsLabel === true && (isNew", ...unit('packages/design-system/src/content/OptionListEditor') },
  { name: 'all posts are read for comments at the same time', file: `${comments}/inbox/createInbox.ts`, find: 'waiting.splice(0, callsAtOnce - running)', replace: 'waiting.splice(0)', ...unit(comments) },
  { name: 'a list of the calendar that was asked for before a change is shown after it', file: `${calendar}/reading/createReading.ts`, find: 'if (updates !== page.updates) return;', replace: '', ...unit(`${calendar}/reading`) },
  { name: 'two changes of one record do not wait for each other', file: 'packages/console/src/api/recordTurns.ts', find: 'if (before !== undefined) await untilAborted(signal, before);', replace: '', script: 'unit', scriptArguments: ['packages/console/src/api/recordTurns'] },
  { name: 'answers are matched by the place of their column', file: 'packages/console/src/features/content-pages/survey/results/answers/answerSheet.ts', find: 'heads[place] === question.trim()', replace: 'heads.length !== questions.length && heads[place] === question.trim()', script: 'unit', scriptArguments: ['survey/results'] },
  { name: 'a return to the inbox passes by what was only hidden', file: `${comments}/inbox/createInbox.ts`, find: 'if (known?.answer?.results?.some(({ id }) => id === openId)) return null;', replace: '', ...unit(comments) },
  { name: 'a return to the inbox forgets what was changed meanwhile', file: `${comments}/inbox/createInbox.ts`, find: 'for (const id of actedOn) {', replace: 'for (const id of [] as string[]) {', ...unit(comments) },
  { name: 'one’s own comments count as new', file: `${comments}/shownComments.ts`, find: 'user?.id !== ownId && (since', replace: '(since', ...unit(comments) },
  { name: 'each look at the comments is a visit of its own', file: `${comments}/visit.ts`, find: '30 * 60 * 1000', replace: '0', ...unit(comments) },
  {
    name: 'what is dropped in a long outline lands as far below again',
    file: 'packages/design-system/src/content/QuestionOutline/useOutlineDrag.ts',
    find: 'find(({ rect }) => top + y < rect.bottom)',
    replace: 'find(({ rect }) => y < rect.bottom)',
    ...stories('QuestionOutline'),
  },
  {
    name: 'a long outline follows the page alone, not the part around it',
    file: 'packages/design-system/src/content/QuestionOutline/useOutlineWindow.ts',
    find: '{ capture: true, passive: true }',
    replace: '{ passive: true }',
    ...stories('QuestionOutline'),
  },
  {
    name: 'what is chosen far down in a long outline is written out of sight',
    file: 'packages/console/src/features/content-pages/survey/Survey.css.ts',
    find: "maxBlockSize: 'calc(100dvh - 10.5rem)'",
    replace: "maxBlockSize: 'none'",
    script: 'e2e',
    scriptArguments: ['journeys/survey.spec', '-g', 'of 200 questions', '--workers=1'],
  },
  {
    name: 'an entry that was moved jumps back to its former day for a moment',
    file: `${calendar}/reading/useReading.ts`,
    find: ' || next.updates !== last.current.updates',
    replace: '',
    script: 'e2e',
    scriptArguments: ['journeys/calendar', '-g', 'dragged to another day, and Undo moves it back', '--workers=1'],
  },
  { name: 'what is published already is moved in the calendar', file: `${calendar}/moves.ts`, find: "kind !== 'scheduled' || nodeId === null", replace: 'nodeId === null', ...unit(calendar) },
  { name: 'what is dropped in the calendar may be before now', file: `${calendar}/moves.ts`, find: ' && Date.parse(to) > now;', replace: ' && now > 0;', ...unit(calendar) },
  { name: 'a drop at an hour keeps to the whole hour', file: `${days}/calendarPlaces.ts`, find: 'Math.floor(part * steps)', replace: 'Math.floor(part)', ...unit(days) },
  { name: 'an hour that is there twice is walked through once', file: `${days}/calendarPlaces.ts`, find: 'const stepped = next.toAbsoluteString();', replace: "const stepped = toZoned(toCalendarDateTime(next), timeZone, 'later').toAbsoluteString();", ...unit(days) },
  { name: 'what is carried by keyboard is dropped where it was taken up', file: `${days}/useCarry.ts`, find: 'if (time !== null) return onDay(time, day, timeZone);', replace: 'if (time !== null) return time;', ...stories('ContentCalendar') },
  { name: 'Escape does not give a carried draft back to the shelf', file: `${days}/useCarry.ts`, find: 'if (carried.from === null) returnToShelf();', replace: '', ...stories('ContentCalendar') },
  { name: 'the shelf has drafts of pages that the role may not write on', file: `${calendar}/calendarDrafts.ts`, find: ".allowed)", replace: ".allowed || id !== '')", ...unit(calendar) },
  {
    name: 'what was typed into a draft is sent once someone publishes it',
    file: `${pages}/survey/EditSurvey.tsx`,
    find: '(seen.isHeldBack || !seen.isPublished || form.isRestored)',
    replace: 'false',
    script: 'e2e',
    scriptArguments: ['faults/surveys', '-g', 'waits to be saved', '--workers=1'],
  },
  {
    name: 'a close date is saved while it is half typed',
    file: `${pages}/survey/EditSurvey.tsx`,
    find: 'isSavingItself && !isTypingDay',
    replace: 'isSavingItself',
    script: 'e2e',
    scriptArguments: ['faults/surveys', '-g', 'half-typed', '--workers=1'],
  },
  { name: 'a series loses its pin when it is published now', file: 'packages/console/src/content/publication/publicationCalls.ts', find: 'return days > 0 ?', replace: 'return days < 0 ?', ...unit('packages/console/src/content/publication') },
  { name: 'an agenda begins with days that are past', file: `${days}/Agenda.tsx`, find: 'days.slice(earlier.length)', replace: 'days', ...stories('ContentCalendar') },
  { name: 'a pin collides with itself', file: `${calendar}/calendarEntries.ts`, find: 'first.item.id !== second.item.id && ', replace: '', ...unit(calendar) },
  { name: 'a page that ends early is never read to its end', file: `${calendar}/reading/createReading.ts`, find: 'page.total = items.length === 0 ? page.count : answer.totalElementCount;', replace: 'page.total = answer.totalElementCount;', ...unit(calendar) },
];

function stories(part: string): Pick<Sabotage, 'script' | 'scriptArguments'> {
  return { script: 'stories', scriptArguments: [part] };
}

function unit(tests: string): Pick<Sabotage, 'script' | 'scriptArguments'> {
  return { script: 'unit', scriptArguments: [tests] };
}
