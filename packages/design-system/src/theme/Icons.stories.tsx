import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LucideIcon } from 'lucide-react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowUp from 'lucide-react/icons/arrow-up';
import BookUser from 'lucide-react/icons/book-user';
import Calendar from 'lucide-react/icons/calendar';
import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Clock from 'lucide-react/icons/clock';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import File from 'lucide-react/icons/file';
import FileImage from 'lucide-react/icons/file-image';
import FileText from 'lucide-react/icons/file-text';
import Folder from 'lucide-react/icons/folder';
import FolderInput from 'lucide-react/icons/folder-input';
import FolderOpen from 'lucide-react/icons/folder-open';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Image from 'lucide-react/icons/image';
import Images from 'lucide-react/icons/images';
import Info from 'lucide-react/icons/info';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Link2 from 'lucide-react/icons/link-2';
import ListFilter from 'lucide-react/icons/list-filter';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageSquare from 'lucide-react/icons/message-square';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Network from 'lucide-react/icons/network';
import Newspaper from 'lucide-react/icons/newspaper';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Pin from 'lucide-react/icons/pin';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import Repeat from 'lucide-react/icons/repeat';
import Reply from 'lucide-react/icons/reply';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Search from 'lucide-react/icons/search';
import SearchX from 'lucide-react/icons/search-x';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import Upload from 'lucide-react/icons/upload';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import Video from 'lucide-react/icons/video';
import X from 'lucide-react/icons/x';
import { colour, font, radius, space } from './contract.css.ts';

/** One meaning has one icon, everywhere; by the name under which it is imported. */
const meanings: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, LucideIcon>>>>>> = {
  'Places of the console': { 'Dashboard': { LayoutDashboard }, 'Published Content': { FileText }, 'Calendar': { Calendar }, 'Comments': { MessageCircle }, 'Messages': { MessagesSquare }, 'Users': { Users }, 'Roles': { ShieldCheck }, 'Organization, units': { Network }, 'Analytics': { ChartNoAxesCombined }, 'Settings': { Settings }, 'Support': { LifeBuoy }, 'A person, own profile': { UserRound } },
  'Types of content pages': { 'Social feed, post': { Newspaper }, 'Survey': { ClipboardList }, 'Feedback loop': { Repeat }, 'Suggestion box': { Lightbulb }, 'Gallery': { Image }, 'Gallery with albums': { Images }, 'Resource': { FolderOpen }, 'Contact directory': { BookUser } },
  'State': { 'Draft': { CircleDashed }, 'Scheduled': { Clock }, 'Published, done': { CircleCheck }, 'Pinned': { Pin }, 'Chosen': { Check }, 'Note': { Info }, 'Warning': { TriangleAlert }, 'Failed': { CircleAlert }, 'Nothing found': { SearchX } },
  'Acts': { 'Add': { Plus }, 'Edit': { Pencil }, 'Delete': { Trash2 }, 'Close, remove': { X }, 'More acts': { Ellipsis }, 'Search': { Search }, 'Filter': { ListFilter }, 'Show': { Eye }, 'Hide': { EyeOff }, 'Download': { Download }, 'Upload': { Upload }, 'Undo': { Undo2 }, 'Try again': { RotateCw }, 'Write to a person': { MessageSquare }, 'Answer': { Reply }, 'Send': { Send }, 'Play': { Play }, 'Pause': { Pause }, 'Move to a folder': { FolderInput }, 'Drag': { GripVertical } },
  'Ways': { 'Back': { ArrowLeft }, 'Previous': { ChevronLeft }, 'Next, into': { ChevronRight }, 'Opens below': { ChevronDown }, 'Ascending, up': { ArrowUp }, 'Descending, down': { ArrowDown }, 'Can be sorted': { ChevronsUpDown }, 'Opens a new tab': { ExternalLink } },
  'Files': { 'Folder': { Folder }, 'Any file': { File }, 'Picture': { FileImage }, 'Video': { Video }, 'Link': { Link2 } },
};

function Overview() {
  return (
    <div style={{ display: 'grid', gap: space.xlarge }}>
      {Object.entries(meanings).map(([group, icons]) => (
        <section key={group} style={{ display: 'grid', gap: space.small }}>
          <h2 style={{ fontSize: font.size.medium, fontWeight: font.weight.semibold }}>{group}</h2>
          <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))', gap: space.small }}>
            {Object.entries(icons).flatMap(([meaning, named]) => Object.entries(named).map(([name, Icon]) => (
              <li key={meaning} style={{ display: 'flex', alignItems: 'center', gap: space.medium, padding: space.small, border: `1px solid ${colour.border.subtle}`, borderRadius: radius.medium, backgroundColor: colour.surface.base }}>
                <span style={{ display: 'grid', fontSize: font.size.large, color: colour.accent.text }}>
                  <Icon aria-hidden />
                </span>
                <span style={{ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }}>
                  {meaning}
                  <span style={{ fontFamily: font.family.code, fontSize: font.size.xsmall, color: colour.text.secondary }}>{name}</span>
                </span>
              </li>
            )))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const meta = { title: 'Theme/Icons', component: Overview } satisfies Meta<typeof Overview>;

export default meta;

/** Which icon means what. A new meaning gets an icon that is not used here, and is added. */
export const ByMeaning: StoryObj<typeof meta> = {};
