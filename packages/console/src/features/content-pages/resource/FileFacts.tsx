import { sizeInWords } from '@noticeboard/design-system';
import { useRef } from 'react';
import { useRead } from '../../../api/useRead.ts';
import { useIsNear } from '../../../content/files/useIsNear.ts';
import { TableDate } from '../../../shared/TableDate.tsx';
import { fileWords } from './fileWords.ts';

/** The properties of a file are read one by one (content §7), and so only for visible files. */
function useProperties(fileName: string) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(place);
  const { data } = useRead(isNear ? '/api/management/content-files/{name}/properties' : null, { path: { name: fileName } });
  return { place, data };
}

/** The kind and size of a file, once known: 'PDF · 240 KB'. */
export function FileKind({ fileName, name }: { fileName: string; name: string }) {
  const { place, data } = useProperties(fileName);
  const { kind } = fileWords(name);
  return <span ref={place}>{data === undefined ? kind : `${kind} · ${sizeInWords(data.sizeBytes)}`}</span>;
}

/** When a file was added. */
export function FileAdded({ fileName }: { fileName: string }) {
  const { place, data } = useProperties(fileName);
  return <span ref={place}>{data !== undefined && <TableDate utc={data.createdUtc} />}</span>;
}
