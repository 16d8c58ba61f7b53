import { memo } from 'react';
import { mentionSegments } from './mentions.ts';
import { line as lineStyle } from './MentionedLines.css.ts';

interface MentionLook {
  /** The element of a mention. */
  mention: 'b' | 'mark';
  /** Its class. @default none */
  mentionClass?: string;
}

export interface MentionedLinesProps extends MentionLook {
  /** Plain text. Its surroundings keep white space as it is (`pre-wrap`). */
  text: string;
}

/**
 * Text with its mentions, one block per line: of a text of thousands of words the browser then lays out only the line
 * that has changed at each letter.
 */
export function MentionedLines({ text, ...look }: MentionedLinesProps) {
  const lines = text.split('\n');
  return lines.map((line, place) => <Line key={place} text={place === lines.length - 1 ? line : `${line}\n`} {...look} />);
}

const Line = memo(function Line({ text, mention: Mention, mentionClass }: MentionedLinesProps) {
  return (
    <span className={lineStyle}>
      {mentionSegments(text).map((segment, place) => (segment.isMention ? <Mention key={place} className={mentionClass}>{segment.text}</Mention> : segment.text))}
    </span>
  );
});
