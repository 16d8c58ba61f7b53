import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import type { HTMLAttributes } from 'react';
import { UNSTABLE_Toast as Toast, UNSTABLE_ToastContent as ToastContent, UNSTABLE_ToastRegion as ToastRegion } from 'react-aria-components/Toast';
import { Text } from 'react-aria-components/Text';
import { useToastQueue } from 'react-stately/useToastState';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { messages } from '../../messages/en.ts';
import { type ToastMessage, toastQueue } from './showToast.ts';
import * as styles from './Toasts.css.ts';

const icons = { success: CircleCheck, error: CircleAlert, info: Info } as const;

/**
 * The place where toasts appear: in the middle of the top edge, newest first, above modals and reachable while one is open, by F6.
 * Mount it once, at the root; show a toast with `showToast`.
 */
export function Toasts() {
  // The name must change with the number of toasts: react-aria makes the region reachable by F6 only as it changes.
  const { visibleToasts } = useToastQueue(toastQueue);
  return (
    <ToastRegion queue={toastQueue} aria-label={messages.toast.region(visibleToasts.length)} className={styles.region}>
      {({ toast }) => <OneToast toast={toast} />}
    </ToastRegion>
  );
}

/**
 * Screen readers announce a toast by its live content. As 'alertdialog', react-aria's default, it would be announced
 * a second time, buttons and all.
 */
function toastGroup({ 'aria-modal': _modal, ...props }: HTMLAttributes<HTMLDivElement>) {
  return <div {...props} role="group" />;
}

function OneToast({ toast }: { toast: Parameters<typeof Toast<ToastMessage>>[0]['toast'] }) {
  const { title, detail, tone, action } = toast.content;
  const Icon = icons[tone];
  return (
    <Toast toast={toast} className={styles.toast} render={toastGroup}>
      <Icon aria-hidden className={styles.icon({ tone })} />
      <ToastContent role={tone === 'error' ? 'alert' : 'status'} className={styles.content}>
        <Text slot="title" className={styles.title}>
          {title}
        </Text>
        {detail !== undefined && (
          <Text slot="description" className={styles.detail}>
            {detail}
          </Text>
        )}
      </ToastContent>
      {action && (
        <Button
          size="small"
          variant="quiet"
          onPress={() => {
            action.onAction();
            toastQueue.close(toast.key);
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={messages.toast.close} icon={<X />} size="small" onPress={() => toastQueue.close(toast.key)} />
    </Toast>
  );
}
