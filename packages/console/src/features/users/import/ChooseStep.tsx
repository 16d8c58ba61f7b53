import { Alert, Button, FileUpload, FirstFocus, singleFileLimit, Stack } from '@noticeboard/design-system';
import Download from 'lucide-react/icons/download';
import { importMessages as texts } from '../../../messages/import.ts';
import { saveFile } from '../../../shared/saveFile.ts';
import { templateFile } from './failedRows.ts';
import { RowNotes } from './RowNotes.tsx';
import type { UnusableFile } from './useImport.ts';
import * as styles from './import.css.ts';

/** One CSV file of at most 10 MB (LIM-28). */
const csvRules = { extensions: ['csv'], maximumBytes: singleFileLimit } as const;

export interface ChooseStepProps {
  /** Why the chosen file cannot be imported. */
  fault: UnusableFile | null;
  /** A CSV file within the limit was chosen; it has not been read yet. */
  onChoose: (file: File) => void;
  /** The chosen files are refused. */
  onRefuse: () => void;
}

/** The choice of the file, with its required columns. */
export function ChooseStep({ fault, onChoose, onRefuse }: ChooseStepProps) {
  const saveTemplate = () => saveFile(new Blob([templateFile()], { type: 'text/csv;charset=utf-8' }), `${texts.templateName}.csv`);
  return (
    <Stack gap="large">
      {fault !== null && (
        <Alert tone="danger" isAnnounced title={texts.unusable(fault.file)}>
          {fault.message}
        </Alert>
      )}
      {fault?.upTo !== undefined && (
        <div>
          <h3 className={styles.title}>{texts.upTo}</h3>
          <RowNotes key={fault.message} label={texts.upTo} notes={fault.upTo} isFromEnd />
        </div>
      )}
      <FirstFocus on="button">
        <FileUpload label={texts.file} description={texts.columns} rules={csvRules} uploads={[]} onAdd={([file]) => file !== undefined && onChoose(file)} onRefuse={onRefuse} />
      </FirstFocus>
      <div>
        <Button variant="outline" tone="neutral" size="small" icon={<Download />} onPress={saveTemplate}>
          {texts.template}
        </Button>
      </div>
    </Stack>
  );
}
