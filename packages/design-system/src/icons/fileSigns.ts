import type { LucideIcon } from 'lucide-react';
import FileIcon from 'lucide-react/icons/file';
import FileImage from 'lucide-react/icons/file-image';
import Video from 'lucide-react/icons/video';

/** The icon of a file without a picture, by its kind (`fileKind`). */
export const fileSigns: Readonly<Record<'image' | 'video' | 'other', LucideIcon>> = { image: FileImage, video: Video, other: FileIcon };
