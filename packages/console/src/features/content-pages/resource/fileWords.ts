import { fileExtension } from '@noticeboard/design-system';
import { resourceMessages } from '../../../messages/resource.ts';

/** The look of a file's sign. */
type FileTone = 'danger' | 'success' | 'info' | 'warning' | 'neutral';

/** The kind of a file in words: by its extension alone, the file is not opened. */
interface FileWords {
  /** 'Excel'; the extension itself if its kind is unknown. */
  kind: string;
  /** The letters on its sign. */
  sign: string;
  tone: FileTone;
}

const texts = resourceMessages.fileKinds;
const known: readonly { extensions: readonly string[]; kind: string; sign?: string; tone: FileTone }[] = [
  { extensions: ['pdf'], kind: 'PDF', tone: 'danger' },
  { extensions: ['xlsx', 'xls', 'ods', 'csv'], kind: texts.excel, sign: 'XLS', tone: 'success' },
  { extensions: ['docx', 'doc', 'odt', 'rtf'], kind: texts.word, sign: 'DOC', tone: 'info' },
  { extensions: ['pptx', 'ppt', 'odp'], kind: texts.powerPoint, sign: 'PPT', tone: 'warning' },
  { extensions: ['txt', 'md'], kind: texts.text, sign: 'TXT', tone: 'neutral' },
  { extensions: ['zip', '7z', 'gz', 'tar', 'rar'], kind: texts.archive, sign: 'ZIP', tone: 'neutral' },
  { extensions: ['mp3', 'm4a', 'wav'], kind: texts.sound, tone: 'neutral' },
  { extensions: ['mp4', 'ogg', 'webm', 'mov', 'avi'], kind: texts.video, tone: 'info' },
  { extensions: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'svg', 'heic', 'bmp', 'tiff'], kind: texts.picture, tone: 'neutral' },
];

/** Most letters of a sign. */
const longestSign = 4;

/** The kind of a file by its name: 'Excel' for `Stock.xlsx`. */
export function fileWords(name: string): FileWords {
  const extension = fileExtension(name);
  const found = known.find(({ extensions }) => extensions.includes(extension));
  const letters = extension.toUpperCase();
  const sign = (found?.sign ?? letters).slice(0, longestSign);
  return { kind: found?.kind ?? (letters.length > longestSign || letters === '' ? resourceMessages.kinds.file : letters), sign, tone: found?.tone ?? 'neutral' };
}
