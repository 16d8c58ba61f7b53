import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import Building2 from 'lucide-react/icons/building-2';
import Calendar from 'lucide-react/icons/calendar';
import Camera from 'lucide-react/icons/camera';
import ChartColumn from 'lucide-react/icons/chart-column';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import FileText from 'lucide-react/icons/file-text';
import Folder from 'lucide-react/icons/folder';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Image from 'lucide-react/icons/image';
import Leaf from 'lucide-react/icons/leaf';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageCircle from 'lucide-react/icons/message-circle';
import Newspaper from 'lucide-react/icons/newspaper';
import Palette from 'lucide-react/icons/palette';
import Phone from 'lucide-react/icons/phone';
import Shield from 'lucide-react/icons/shield';
import Star from 'lucide-react/icons/star';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import Users from 'lucide-react/icons/users';
import Wrench from 'lucide-react/icons/wrench';

/** The icon component of each icon a content page may have, by the name that the host lists (SET-29: all end in 'Icon'). */
const contentIcons: Readonly<Record<string, LucideIcon>> = {
  NewspaperIcon: Newspaper,
  MegaphoneIcon: Megaphone,
  HeartIcon: Heart,
  StarIcon: Star,
  ShieldIcon: Shield,
  ClipboardIcon: ClipboardList,
  ChartIcon: ChartColumn,
  BookIcon: BookOpen,
  GraduationIcon: GraduationCap,
  FolderIcon: Folder,
  PhoneIcon: Phone,
  PeopleIcon: Users,
  CameraIcon: Camera,
  ImageIcon: Image,
  PaletteIcon: Palette,
  LightbulbIcon: Lightbulb,
  ChatIcon: MessageCircle,
  ThumbUpIcon: ThumbsUp,
  CalendarIcon: Calendar,
  BuildingIcon: Building2,
  HomeIcon: House,
  WrenchIcon: Wrench,
  LeafIcon: Leaf,
  LifebuoyIcon: LifeBuoy,
};

/** Used for an unknown name, or for none. */
const defaultIcon: LucideIcon = FileText;

/**
 * The icon component of a content page. A caller that has the content type passes its icon as `fallback`, since
 * each type has a default (core §3).
 */
export function contentIcon(name: string | null | undefined, fallback: LucideIcon = defaultIcon): LucideIcon {
  if (name === null || name === undefined || !Object.hasOwn(contentIcons, name)) return fallback;
  return contentIcons[name] ?? fallback;
}

/** The words of an icon's name: 'ThumbUpIcon' is 'Thumb up'. */
export function iconLabel(name: string): string {
  const words = name.replace(/Icon$/, '').replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
