import { type ReactNode, use, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { unsavedWorkMessages } from '../../messages/unsavedWork.ts';
import { DraftOffer } from './DraftOffer.tsx';
import { draftSummary } from './draftSummary.ts';
import { type Draft, readDraft, writeDraft } from './draftRules.ts';
import { mergeDraft } from './mergeDraft.ts';
import { type DraftStorage, type UnsavedForm, type UnsavedQuestion, UnsavedWorkContext } from './UnsavedWorkContext.ts';

export interface UseUnsavedWorkProps<Values> {
  /** Names the form, and what it changes by its id, among those at the same address. */
  id: string;
  /** Whether leaving would lose something. */
  isDirty: boolean;
  /**
   * What is typed, as far as JSON can hold it (no files), with the same names each time. Kept as a draft while dirty;
   * undefined only for what cannot be kept (ADR 0040).
   */
  values: Values | undefined;
  /**
   * Puts values into the form: what was typed on the earlier visit, over what the form shows now; `from` is what it was
   * changed from then. Goes with `values`.
   */
  onRestore: ((values: Values, from: Values) => void) | undefined;
  /**
   * Whether the form is shown, for a form that is shown and hidden without remounting.
   * @default true
   */
  isOpen?: boolean;
  /** Whether it is about to save what it holds, without being asked. @default false */
  savesItself?: boolean;
  /** What is asked before it is left. @default that of unsaved changes */
  question?: UnsavedQuestion | undefined;
}

/** What a form that holds unsaved work needs. */
export interface UnsavedWork {
  /**
   * Call it once what was typed is saved or discarded, before closing the form or going elsewhere: nothing is asked any
   * more, and the draft is deleted.
   */
  release: () => void;
  /** Offers the draft of an earlier visit. Render it at the start of the form. */
  notice: ReactNode;
  /** Whether what is unsaved, or some of it, was typed on an earlier visit and restored. */
  isRestored: boolean;
}

/**
 * Makes a form take part in what the application does before it loses unsaved work: one question for links, Back and
 * a change of tenant, role or session, the browser's own question for a reload, and a draft for the return
 * (faults P13, P14, decisions-core O13, O14).
 */
export function useUnsavedWork<Values>({ id, isDirty, values, onRestore, isOpen = true, savesItself = false, question }: UseUnsavedWorkProps<Values>): UnsavedWork {
  const { add, drafts, noteClean } = use(UnsavedWorkContext);
  const form = useRef<UnsavedForm>({ isDirty: false, release: () => undefined });
  const { offered, forgetOffer } = useOffer(isOpen && onRestore ? id : null, values, drafts);
  const hasWritten = useRef(false);
  const [theirs, setTheirs] = useState<readonly (string | null)[]>([]);
  const [isRestored, setRestored] = useState(false);
  // Read again after each commit: only the write in the effect below finds out that nothing can be kept.
  const isKept = useSyncExternalStore(withoutNews, () => drafts?.isLasting() !== false);
  const isLosing = isOpen && isDirty;
  if (isRestored && !isLosing) setRestored(false);
  const held = values === undefined ? null : JSON.stringify(values);
  const typed = isLosing ? held : null;
  // What the form showed before anything was typed: a draft holds what was changed and what it was changed from.
  const from = useRef(held);

  const release = () => {
    form.current.isDirty = false;
    hasWritten.current = false;
    drafts?.remove(id);
    noteClean?.();
  };

  useLayoutEffect(() => {
    form.current.release = release;
    if (question) form.current.question = question;
    else delete form.current.question;
  });
  useLayoutEffect(() => (isOpen ? add(form.current) : undefined), [add, isOpen]);
  // At each letter: crashes, ended sessions and reloads come without notice.
  useLayoutEffect(() => {
    form.current.isDirty = isLosing;
    form.current.savesItself = savesItself;
    if (!isLosing) from.current = held;
    if (typed !== null && drafts) {
      hasWritten.current = true;
      drafts.write(id, writeDraft(from.current ?? typed, typed));
    } else if (isOpen && !isLosing && hasWritten.current) {
      hasWritten.current = false;
      drafts?.remove(id);
    }
    if (!isLosing) noteClean?.();
  }, [drafts, held, id, isLosing, isOpen, noteClean, savesItself, typed]);

  const discard = () => {
    if (!hasWritten.current) drafts?.remove(id);
    forgetOffer();
  };
  const restore = (draft: Draft) => {
    const merged = mergeDraft(draft.from, draft.typed, values);
    // `readDraft` lets through only what is like the form's own values.
    onRestore?.(merged.values as Values, draft.from as Values);
    setTheirs(merged.theirs);
    setRestored(true);
    forgetOffer();
  };
  return {
    release,
    isRestored,
    notice: (
      <>
        {offered && <DraftOffer savedAt={offered.savedAt} quotes={draftSummary(offered.from, offered.typed)} onRestore={() => restore(offered)} onDiscard={discard} />}
        {isLosing && theirs.length > 0 && <Alert tone="warning">{changedSince(theirs)}</Alert>}
        {isLosing && !isKept && <Alert tone="warning">{unsavedWorkMessages.notKept}</Alert>}
      </>
    ),
  };
}

function changedSince(theirs: readonly (string | null)[]): string {
  const words = theirs.filter((each) => each !== null).join(', ');
  return words === '' ? unsavedWorkMessages.changedMeanwhile : unsavedWorkMessages.changedMeanwhileTo(words);
}

/** The storage has no change event; it is read at each render. */
const withoutNews = () => () => undefined;

/** The draft of an earlier visit, looked for each time the form opens. */
function useOffer(id: string | null, shown: unknown, drafts: DraftStorage | undefined) {
  const find = () => (id === null || !drafts ? null : readDraft(drafts.read(id), shown));
  const [opened, setOpened] = useState(id);
  const [offered, setOffered] = useState(find);
  if (id !== opened) {
    setOpened(id);
    setOffered(find());
  }
  return { offered, forgetOffer: () => setOffered(null) };
}
