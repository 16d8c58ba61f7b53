import type { FileRules } from '@noticeboard/design-system';

/** The files of posts and galleries: pictures and videos (UPL-107, UPL-108, decisions-content A5), of any size, since large ones go in parts (UPL-111). */
export const pictureRules: FileRules = { extensions: ['png', 'jpg', 'jpeg', 'gif', 'mp4', 'ogg', 'webm'] };
