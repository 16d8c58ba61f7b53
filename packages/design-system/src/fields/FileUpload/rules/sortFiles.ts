import { messages } from '../../../messages/uploads.ts';
import { fileRefusal, type FileRules, sizeText, typeNames } from '../../../files/fileRules.ts';

const text = messages.fileUpload;

/** The result of one choice, drop or paste. */
export interface ChosenFiles {
  /** The files that are accepted. */
  accepted: File[];
  /** One sentence for each of the others, with its name and the reason. */
  refusals: string[];
}

function refusalOf(file: File, rules: FileRules): string | null {
  switch (fileRefusal(file, rules)) {
    case 'type':
      return text.refusedType(file.name, typeNames(rules).join(', '));
    case 'empty':
      return text.refusedEmpty(file.name);
    case 'size':
      return text.refusedSize(file.name, sizeText(file.size), sizeText(rules.maximumBytes ?? 0));
    default:
      return null;
  }
}

/** Separates accepted files from the others; where one file is wanted, the first valid one is taken (UPL-07). */
export function sortFiles(files: readonly File[], rules: FileRules, allowsMultiple: boolean): ChosenFiles {
  const accepted: File[] = [];
  const refusals: string[] = [];
  for (const file of files) {
    const refusal = refusalOf(file, rules);
    if (refusal !== null) refusals.push(refusal);
    else if (!allowsMultiple && accepted.length > 0) refusals.push(text.refusedSecond(file.name));
    else accepted.push(file);
  }
  return { accepted, refusals };
}
