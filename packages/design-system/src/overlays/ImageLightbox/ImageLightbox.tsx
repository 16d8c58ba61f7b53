import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useCloseByBack } from '../useCloseByBack.ts';
import { Gallery } from './Gallery.tsx';
import type { ImageLightboxProps } from './imageLightboxTypes.ts';
import * as styles from './ImageLightbox.css.ts';

/**
 * Shows pictures as large as the window allows: arrow keys or a swipe turn to the next one, plus and minus enlarge,
 * Escape closes.
 */
export function ImageLightbox(props: ImageLightboxProps) {
  const { onOpenChange, images } = props;
  const isOpen = props.isOpen && images.length > 0;
  useCloseByBack(isOpen, () => onOpenChange(false));
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} className={styles.overlay}>
      <Modal className={styles.modal}>
        <Gallery {...props} />
      </Modal>
    </ModalOverlay>
  );
}
