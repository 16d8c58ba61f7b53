import FileQuestionMark from 'lucide-react/icons/file-question-mark';
import type { ReactNode } from 'react';
import { contentKindOf } from './kinds.ts';

/** Icon of a content type, including types without a record in this console (N08). */
export function contentTypeIcon(typeName: string): ReactNode {
  const Icon = contentKindOf(typeName)?.icon ?? FileQuestionMark;
  return <Icon />;
}
