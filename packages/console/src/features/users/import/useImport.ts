import { sendTellingProgress } from '@noticeboard/api-types/uploads';
import { loadPhoneLibrary } from '@noticeboard/design-system';
import { useState } from 'react';
import { SaveError, useSave } from '../../../access/useSave.ts';
import { importMessages as texts } from '../../../messages/import.ts';
import { loadCsvReader } from '../../../shared/loadCsvReader.ts';
import { userReads } from '../list/userReads.ts';
import { atChosenRows, importFile } from './importFile.ts';
import { type ImportFault, type ImportPreview, importPreview, type RowNote } from './importPreview.ts';

/** A failed try: the file was not imported, or it is unknown whether it was. */
export interface ImportFailure {
  title: string;
  message: string;
}

/** A chosen file that cannot be imported. */
export interface UnusableFile {
  file: string;
  /** The reason. */
  message: string;
  /** The rows up to the wrong one. @default none */
  upTo?: readonly RowNote[];
}

/** State of the import. */
export type ImportStep =
  | { kind: 'choose'; fault: UnusableFile | null }
  | { kind: 'preview'; file: File; preview: ImportPreview; failure: ImportFailure | null }
  | { kind: 'result'; file: File; preview: ImportPreview; created: number; failed: RowNote[] };

const choose: ImportStep = { kind: 'choose', fault: null };

/** The multipart body of an import (core §7). */
function importForm(file: File): FormData {
  const form = new FormData();
  form.set('FileContent', file, file.name);
  return form;
}

/** The numbering plans, which parse phone numbers, and the reader of files are loaded when the first file is chosen. */
async function previewOf(file: File): Promise<ImportPreview | ImportFault> {
  const [bytes, phones, readCsv] = await Promise.all([
    file.arrayBuffer().catch(() => null),
    loadPhoneLibrary().catch(() => null),
    loadCsvReader().catch(() => null),
  ]);
  if (bytes === null) return { fault: texts.faults.unreadable };
  return phones === null || readCsv === null ? { fault: texts.faults.unchecked } : importPreview(new Uint8Array(bytes), phones, readCsv);
}

/** From the choice of a file over its preview to the host's result; `sent` is how much of the file has been sent, from 0 to 1. */
export function useImport() {
  const [step, setStep] = useState<ImportStep>(choose);
  const [sent, setSent] = useState<number | null>(null);
  const { save, isPending, isSlow, cancel } = useSave({
    send: async (client, file: File, signal) => {
      const { data } = await client
        .through(sendTellingProgress({ onProgress: setSent }))
        .POST('/api/management/users/import/csv', { body: { FileContent: file.name }, bodySerializer: () => importForm(file), signal });
      return data;
    },
    invalidates: userReads,
    // The result shows more.
    success: null,
    failureTitle: texts.importError,
  });

  const read = async (file: File) => {
    const preview = await previewOf(file);
    setStep('fault' in preview ? { kind: 'choose', fault: { file: file.name, message: preview.fault, ...(preview.upTo && { upTo: preview.upTo }) } } : { kind: 'preview', file, preview, failure: null });
  };
  const send = async () => {
    if (step.kind !== 'preview') return;
    const { file, preview } = step;
    setStep({ ...step, failure: null });
    setSent(null);
    try {
      const result = await save(importFile(preview.people, file.name));
      if (result !== undefined) setStep({ kind: 'result', file, preview, created: result.created, failed: atChosenRows(preview.people, result.failed) });
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      setStep({ ...step, failure: { title: error.status === 'unknown' ? texts.unknown : texts.failed, message: error.message } });
    }
  };
  return { step, read, send, startAgain: () => setStep(choose), isSending: isPending, sent, wait: { isSlow, cancel } };
}
