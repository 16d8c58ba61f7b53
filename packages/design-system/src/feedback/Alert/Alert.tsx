import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { messages } from '../../messages/en.ts';
import * as styles from './Alert.css.ts';

const icons: Record<'info' | 'success' | 'warning' | 'danger', ComponentType<SVGProps<SVGSVGElement>>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

export interface AlertProps {
  /** What happened, in a few words. */
  title?: string;
  /** What it means and what can be done. */
  children?: ReactNode;
  /**
   * How serious it is; the icon says it too.
   * @default 'info'
   */
  tone?: keyof typeof icons;
  /** A button at the end: 'Try again'. */
  action?: ReactNode;
  /** Shows a close button, and is called by it. */
  onDismiss?: () => void;
  /**
   * Read out immediately, for an alert that appears as the result of an action. One that is on the page from the
   * start is not announced.
   * @default false
   */
  isAnnounced?: boolean;
}

/** A message that stays in its place. For a temporary one use `showToast`; for one field use its `errorMessage`. */
export function Alert({ title, children, tone = 'info', action, onDismiss, isAnnounced = false }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div className={styles.alert({ tone })} {...(isAnnounced && { role: 'alert' })}>
      <div className={styles.message}>
        <Icon aria-hidden className={styles.icon} />
        <div className={styles.text}>
          {title !== undefined && <strong className={styles.title}>{title}</strong>}
          {children !== undefined && <div className={styles.detail}>{children}</div>}
        </div>
      </div>
      {action}
      {onDismiss && (
        <IconButton label={messages.alert.dismiss} icon={<X />} size="small" onPress={onDismiss} />
      )}
    </div>
  );
}
