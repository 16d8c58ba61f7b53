import BookUser from 'lucide-react/icons/book-user';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import FileQuestionMark from 'lucide-react/icons/file-question-mark';
import FolderOpen from 'lucide-react/icons/folder-open';
import Images from 'lucide-react/icons/images';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Newspaper from 'lucide-react/icons/newspaper';
import Repeat from 'lucide-react/icons/repeat';
import Image from 'lucide-react/icons/image';
import type { ReactNode } from 'react';
import { type ContentTypeName, isContentTypeName } from './contentTypes.ts';

const icons: Record<ContentTypeName, ReactNode> = {
  Resource: <FolderOpen />,
  FeedbackLoop: <Repeat />,
  Survey: <ClipboardList />,
  Gallery: <Image />,
  SuggestionBox: <Lightbulb />,
  ContactDirectory: <BookUser />,
  SocialFeed: <Newspaper />,
  ImageGalleryWithAlbums: <Images />,
};

/** Icon of a content type; a type that this console doesn't know has one, too (N08). */
export function contentTypeIcon(typeName: string): ReactNode {
  return isContentTypeName(typeName) ? icons[typeName] : <FileQuestionMark />;
}
