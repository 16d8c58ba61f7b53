import type { EditorView } from '@tiptap/pm/view';
import { useRef, useState } from 'react';
import { useEndOf } from '../../../effects/useEndOf.ts';
import { useAfterChange } from '../../../effects/useAfterChange.ts';
import { editorMessages } from '../../../messages/editor.ts';
import { isAllowedPicture } from '../../SafeHtml/htmlRules.ts';
import { addUploadPlace, removeUploadPlace, uploadPlace } from './pictureUploads.ts';
import type { RichTextEditorProps, UploadedPicture } from '../richTextTypes.ts';

/** A picture that is uploading. */
export interface PictureUpload {
  id: string;
  /** The text it belongs to. */
  view: EditorView;
  file: File;
  /** Position of its card in the text. */
  element: HTMLElement;
  /** Part that has been sent, from 0 to 1. */
  progress: number;
  /** Why it failed; null while it runs. */
  failure: string | null;
}

/** What the editor and the cards of pictures can do. */
export interface PictureUploads {
  uploads: readonly PictureUpload[];
  /** Uploads the pictures among the files and shows them at the position. */
  add: (view: EditorView, files: readonly File[], position: number) => void;
  retry: (upload: PictureUpload) => void;
  /** Stops it and removes its card. */
  remove: (upload: PictureUpload) => void;
  /** Stops all of them, as when the whole text is replaced. */
  removeAll: () => void;
}

/** Types of pictures that browsers and the app show. Not SVG: opened directly it runs scripts. */
export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

type Options = Pick<RichTextEditorProps, 'onUploadImage' | 'onUploadingChange'> & { addresses: readonly string[] };

/** Replaces the card by the picture, unless the text around it was deleted in the meantime. */
function insertPicture({ id, view }: PictureUpload, { src, alt }: UploadedPicture): void {
  const position = uploadPlace(view, id);
  const picture = view.state.schema.nodes['image']?.create({ src, alt });
  if (position !== null && picture !== undefined) view.dispatch(view.state.tr.insert(position, picture));
}

/** Uploads pictures and puts each in its place when it has arrived; nothing unfinished enters the text. */
export function usePictureUploads({ onUploadImage, onUploadingChange, addresses }: Options): PictureUploads {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const count = useRef(0);
  const isUploading = uploads.some(({ failure }) => failure === null);

  useAfterChange(isUploading, (isNow) => onUploadingChange?.(isNow));

  useEndOf(running, ({ current }) => {
    for (const controller of current.values()) controller.abort();
  });

  const change = (id: string, news: Partial<PictureUpload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...news } : upload)));

  const forget = ({ id, view }: PictureUpload) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    if (!view.isDestroyed) removeUploadPlace(view, id);
    setUploads((all) => all.filter((upload) => upload.id !== id));
  };

  const start = async (upload: PictureUpload) => {
    const { id, view, file } = upload;
    if (onUploadImage === undefined) return;
    const controller = new AbortController();
    running.current.set(id, controller);
    const { signal } = controller;
    try {
      const picture = await onUploadImage(file, {
        signal,
        onProgress: (fraction) => {
          if (!signal.aborted) change(id, { progress: Math.min(Math.max(fraction, 0), 1) });
        },
      });
      if (signal.aborted || view.isDestroyed) return;
      if (!isAllowedPicture(picture.src, addresses)) throw new Error(editorMessages.richText.uploadFailed);
      insertPicture(upload, picture);
      forget(upload);
    } catch (error) {
      if (!signal.aborted) change(id, { failure: error instanceof Error ? error.message : '' });
    }
  };

  const add = (view: EditorView, files: readonly File[], position: number) => {
    const added = files.map((file): PictureUpload => {
      count.current += 1;
      const isPicture = pictureTypes.includes(file.type);
      const element = document.createElement('div');
      return { id: `upload-${count.current}`, view, file, element, progress: 0, failure: isPicture ? null : editorMessages.richText.wrongFile };
    });
    setUploads((all) => [...all, ...added]);
    for (const upload of added) {
      addUploadPlace(view, upload.id, position, upload.element);
      if (upload.failure === null) void start(upload);
    }
  };

  return {
    uploads,
    add,
    retry: (upload) => {
      change(upload.id, { failure: null, progress: 0 });
      void start(upload);
    },
    remove: forget,
    removeAll: () => {
      for (const upload of uploads) forget(upload);
    },
  };
}
