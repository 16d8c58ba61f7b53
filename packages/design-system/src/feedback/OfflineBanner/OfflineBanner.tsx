import WifiOff from 'lucide-react/icons/wifi-off';
import { messages } from '../../messages/en.ts';
import { Announcement } from '../announcement/Announcement.tsx';
import * as styles from './OfflineBanner.css.ts';

export interface OfflineBannerProps {
  /**
   * What can't be reached: the network (faults N01), the host, or the sign-in service (faults A11).
   * @default 'network'
   */
  reason?: 'network' | 'host' | 'signIn';
}

/** Says at the top of the page that work can continue but nothing can be sent; it disappears when the connection returns. */
export function OfflineBanner({ reason = 'network' }: OfflineBannerProps) {
  return (
    <div className={styles.banner}>
      <WifiOff aria-hidden className={styles.icon} />
      {messages.offlineBanner[reason]}
      <Announcement>{messages.offlineBanner[reason]}</Announcement>
    </div>
  );
}
