import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Gallery } from './Gallery.tsx';
import type { ImageLightboxProps } from './imageLightboxTypes.ts';
import * as styles from './ImageLightbox.css.ts';

/**
 * Shows pictures as large as the window allows: arrow keys or a swipe turn to the next one, plus and minus enlarge,
 * Escape closes.
 */
export function ImageLightbox(props: ImageLightboxProps) {
  const { isOpen, onOpenChange, images } = props;
  return (
    <ModalOverlay isOpen={isOpen && images.length > 0} onOpenChange={onOpenChange} className={styles.overlay}>
      <Modal className={styles.modal}>
        <Gallery {...props} />
      </Modal>
    </ModalOverlay>
  );
}
