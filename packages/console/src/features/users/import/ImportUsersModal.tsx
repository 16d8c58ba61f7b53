import { Button, Modal, useAfterChange } from '@noticeboard/design-system';
import { type ReactNode, useRef } from 'react';
import { importMessages as texts } from '../../../messages/import.ts';
import { saveFile } from '../../../shared/saveFile.ts';
import { safeFileName } from '../../../shared/safeFileName.ts';
import { ChooseStep } from './ChooseStep.tsx';
import { failedRowsFile } from './failedRows.ts';
import { PreviewStep } from './PreviewStep.tsx';
import { ResultStep } from './ResultStep.tsx';
import { type ImportStep, useImport } from './useImport.ts';

export interface ImportUsersModalProps {
  /** The user asked to close it; never while the file is being sent. */
  onClose: () => void;
}

/**
 * Adds users from a CSV file: choose it, check the preview, send it, and see the outcome of each row
 * (core §7, decisions-core O39, O40).
 */
export function ImportUsersModal({ onClose }: ImportUsersModalProps) {
  const { step, read, send, startAgain, isSending, sent, wait } = useImport();
  return (
    <Modal
      isOpen
      size="large"
      title={texts.title}
      isBusy={isSending}
      onOpenChange={onClose}
      footer={<Footer step={step} isSending={isSending} onSend={send} onStartAgain={startAgain} onClose={onClose} />}
    >
      <Step kind={step.kind} label={step.kind === 'preview' ? texts.previewTitle(step.file.name) : texts.result}>
        {step.kind === 'choose' && <ChooseStep fault={step.fault} onChoose={(file) => void read(file)} onRefuse={startAgain} />}
        {step.kind === 'preview' && <PreviewStep {...step} isSending={isSending} sent={sent} wait={wait} />}
        {step.kind === 'result' && <ResultStep {...step} />}
      </Step>
    </Modal>
  );
}

/** Takes the focus when the step changes: the element that had it is gone. */
function Step({ kind, label, children }: { kind: ImportStep['kind']; label: string; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useAfterChange(kind, () => content.current?.focus());
  return (
    // The first step is the whole dialog, and announced with it.
    <div ref={content} tabIndex={-1} {...(kind !== 'choose' && { role: 'group', 'aria-label': label })}>
      {children}
    </div>
  );
}

interface FooterProps extends Pick<ImportUsersModalProps, 'onClose'> {
  /** Decides which buttons are shown. */
  step: ImportStep;
  /** Whether the file is being sent: all other buttons are disabled then. */
  isSending: boolean;
  /** Sends the file of the preview. */
  onSend: () => Promise<void>;
  /** Returns to the choice of a file. */
  onStartAgain: () => void;
}

function Footer({ step, isSending, onSend, onStartAgain, onClose }: FooterProps) {
  const isOver = step.kind === 'result';
  return (
    <>
      <Button variant="outline" tone="neutral" isDisabled={isSending} onPress={onClose}>
        {isOver ? texts.close : texts.cancel}
      </Button>
      {step.kind !== 'choose' && (
        <Button variant="outline" tone="neutral" isDisabled={isSending} onPress={onStartAgain}>
          {texts.another}
        </Button>
      )}
      {step.kind === 'preview' && (
        <Button isPending={isSending} onPress={() => void onSend()}>
          {texts.send(step.preview.rows.length)}
        </Button>
      )}
      {isOver && step.failed.length > 0 && <Button onPress={() => saveFailedRows(step)}>{texts.download}</Button>}
    </>
  );
}

function saveFailedRows({ file, preview, failed }: Extract<ImportStep, { kind: 'result' }>): void {
  const name = safeFileName(texts.downloadName(file.name.replace(/\.csv$/i, '')), '.csv', texts.templateName);
  saveFile(new Blob([failedRowsFile(preview, failed)], { type: 'text/csv;charset=utf-8' }), name);
}
