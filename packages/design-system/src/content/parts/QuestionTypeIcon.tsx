import AlignLeft from 'lucide-react/icons/align-left';
import CircleDot from 'lucide-react/icons/circle-dot';
import Hash from 'lucide-react/icons/hash';
import Minus from 'lucide-react/icons/minus';
import SquareCheck from 'lucide-react/icons/square-check';
import Star from 'lucide-react/icons/star';
import Type from 'lucide-react/icons/type';
import type { ComponentType, SVGProps } from 'react';

const icons: Record<string, ComponentType<SVGProps<SVGSVGElement>>> = {
  radio: CircleDot,
  checkbox: SquareCheck,
  text: Minus,
  textarea: AlignLeft,
  rating: Star,
  number: Hash,
};

export interface QuestionTypeIconProps {
  /** The type as the host names it: 'Radio'. An unknown one has the icon of a text. */
  typeName: string;
  /** Its size. */
  className: string;
}

/** The icon of a question's type; its name is read aloud. */
export function QuestionTypeIcon({ typeName, className }: QuestionTypeIconProps) {
  const Icon = icons[typeName.toLowerCase()] ?? Type;
  return <Icon role="img" aria-label={typeName} className={className} />;
}
