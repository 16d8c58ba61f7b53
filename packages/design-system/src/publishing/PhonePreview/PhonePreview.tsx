import Pin from 'lucide-react/icons/pin';
import { type ReactNode, useState } from 'react';
import { SegmentedControl } from '../../fields/SegmentedControl/SegmentedControl.tsx';
import { MentionedLines } from '../../people/MentionTextArea/MentionedLines.tsx';
import { publishingMessages } from '../../messages/publishing.ts';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import type { Scheme, ThemeName } from '../../theme/palettes/themeNames.ts';
import { PreviewedAnswers, type PreviewedQuestion } from './PreviewedAnswers.tsx';
import * as styles from './PhonePreview.css.ts';

/** A picture or video of an item. */
export interface PreviewedFile {
  id: string;
  /** Its name, which is read aloud for it. */
  name: string;
  /** Its preview: an image or a video, which fills its place, or a placeholder until that has loaded. @default its name */
  picture?: ReactNode;
}

/** An item as the people for whom it is published see it. */
export interface PreviewedItem {
  /** Name of the page that it is on. */
  page: string;
  /** Who wrote it. */
  author: string;
  /** Its date in words: 'Not published yet'. */
  when: string;
  /** Whether it is above the others. @default false */
  isPinned?: boolean;
  /** Its name, where items of its type have one. @default none */
  title?: string;
  /** Its text: plain, with mentions in bold. */
  text: string;
  /** Its pictures and videos, in order. @default none */
  attachments?: readonly PreviewedFile[];
  /** The label of its link, and where it leads. @default none */
  link?: { label: string; host: string } | null;
  /** What its readers are asked to do: 'I have read this'. @default nothing */
  request?: string | null;
  /** The current question of a survey: one at a time. @default none */
  question?: PreviewedQuestion | null;
}

/** Both, light first. Importing the theme's own list would load all palettes. */
const schemes: readonly Scheme[] = ['light', 'dark'];

export interface PhonePreviewProps {
  /** The item. */
  item: PreviewedItem;
  /** The colours of the tenant. */
  theme: ThemeName;
  /** The scheme at first. @default 'light' */
  defaultScheme?: Scheme;
}

/**
 * An item on a phone, in the tenant's colours, light and dark. It says that it is a likeness: the app of the staff is another
 * program. Nothing in it can be pressed.
 */
export function PhonePreview({ item, theme, defaultScheme = 'light' }: PhonePreviewProps) {
  const texts = publishingMessages.preview;
  const [scheme, setScheme] = useState(defaultScheme);
  return (
    <div className={styles.preview}>
      <SegmentedControl
        label={texts.appearance}
        size="small"
        segments={schemes.map((id) => ({ id, label: texts.schemes[id] }))}
        value={scheme}
        onChange={(id) => setScheme(schemes.find((one) => one === id) ?? scheme)}
      />
      <section aria-label={texts.phone} className={styles.phone} data-theme={theme} data-scheme={scheme}>
        <p className={styles.bar}>{item.page}</p>
        <article className={styles.item}>
          <Byline {...item} />
          {item.title !== undefined && <p className={styles.title}>{item.title}</p>}
          {item.question && <PreviewedAnswers question={item.question} />}
          {item.question ? null : item.text === '' ? <p className={styles.quiet}>{texts.noText}</p> : <p className={styles.text}><MentionedLines text={item.text} mention="b" /></p>}
          <Attachments attachments={item.attachments ?? []} />
          {item.link && (
            <p className={styles.link}>
              <span className={styles.linkLabel}>{item.link.label}</span>
              <span className={styles.quiet}>{item.link.host}</span>
            </p>
          )}
          {item.request && <p className={styles.request}>{item.request}</p>}
        </article>
      </section>
      <p className={styles.note}>{texts.likeness}</p>
    </div>
  );
}

function Byline({ author, when, isPinned = false }: PreviewedItem) {
  return (
    <div className={styles.byline}>
      <Avatar name={author} size="small" />
      <span className={styles.author}>
        <span className={styles.name}>{author}</span>
        <span className={styles.quiet}>{when}</span>
      </span>
      {isPinned && <Pin role="img" aria-label={publishingMessages.preview.pinned} className={styles.pin} />}
    </div>
  );
}

function Attachments({ attachments }: { attachments: NonNullable<PreviewedItem['attachments']> }) {
  if (attachments.length === 0) return null;
  return (
    <ul className={styles.attachments}>
      {attachments.map(({ id, name, picture = name }) => (
        <li key={id} className={styles.attachment}>
          <span role="img" aria-label={name} className={styles.picture}>
            {picture}
          </span>
        </li>
      ))}
    </ul>
  );
}
