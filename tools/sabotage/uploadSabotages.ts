import type { Sabotage } from './sabotageType.ts';

const uploads = 'packages/console/src/uploads';
const files = 'packages/sandbox/src/world/areas/files';

const queueTest = { script: 'unit', scriptArguments: [`${uploads}/uploadQueue`, `${uploads}/stoppedUploads`] };
const hostTest = { script: 'unit', scriptArguments: [files] };

/** Lines of the upload queue, and of the files that the host keeps. */
export const uploadSabotages: Sabotage[] = [
  { name: 'a completion whose answer was lost has failed', file: `${uploads}/sendFile.ts`, find: 'if (wasUnsure && isGone(error))', replace: 'if (false)', ...queueTest },
  { name: 'parts that arrived are sent again', file: `${uploads}/sendParts.ts`, find: 'done.add(part.number);', replace: '', ...queueTest },
  { name: 'a file that has changed since is sent on', file: `${uploads}/uploadQueue.ts`, find: "if (failure.remedy === 'replace') giveUp(work);", replace: '', ...queueTest },
  { name: 'a reload forgets the files that waited', file: `${uploads}/uploadQueue.ts`, find: 'if (failure === null) remember(id, works.get(id) as Work);', replace: '', script: 'unit', scriptArguments: [`${uploads}/stoppedUploads`] },
  { name: 'a file at the limit goes in parts', file: `${uploads}/uploadPlan.ts`, find: 'size <= singleFileLimit', replace: 'size < singleFileLimit', ...queueTest },
  {
    name: 'a file that could hold a script opens in place',
    file: `${files}/contentFileHandlers.ts`,
    find: '...(!isShownInline(row.content_type) && { downloadName: row.original_file_name })',
    replace: '',
    ...hostTest,
  },
  {
    name: 'anybody sends parts to an upload',
    file: `${files}/multipartHandlers.ts`,
    find: "upload?.purpose['userId'] === context.caller.userId && ",
    replace: '',
    ...hostTest,
  },
  {
    name: 'uploads are asked about as forms are',
    file: 'packages/console/src/app/unsaved/unsavedForms.ts',
    find: 'form.lostBy?.includes(by) ?? true',
    replace: 'true',
    script: 'unit',
    scriptArguments: ['packages/console/src/app/unsaved'],
  },
];
