import { assignInlineVars } from '@vanilla-extract/dynamic';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { InlineError } from '../../feedback/InlineError/InlineError.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { messages } from '../../messages/media.ts';
import type { ImageLightboxProps, LightboxImage } from './imageLightboxTypes.ts';
import { clampIndex, nextZoom, swipeStep, zoomSteps } from './lightboxRules.ts';
import { ModalDialog } from '../Modal/ModalDialog.tsx';
import * as styles from './ImageLightbox.css.ts';

const text = messages.imageLightbox;

/** The content of the lightbox: the bar, the picture, and the buttons beside it. */
export function Gallery({ onOpenChange, title, images, defaultIndex = 0, onIndexChange }: ImageLightboxProps) {
  const [wish, setWish] = useState(defaultIndex);
  const [zoom, setZoom] = useState<number>(1);
  const index = clampIndex(wish, images.length);
  const image = images[index];
  const isAlone = images.length === 1;

  const turn = (step: number) => {
    const next = clampIndex(index + step, images.length);
    if (next === index) return;
    setWish(next);
    setZoom(1);
    onIndexChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const acts: Record<string, () => void> = {
      // An enlarged picture is scrolled by the arrow keys.
      ...(zoom === 1 && { ArrowLeft: () => turn(-1), ArrowRight: () => turn(1) }),
      Home: () => turn(-images.length),
      End: () => turn(images.length),
      '+': () => setZoom(nextZoom(zoom, 'in')),
      '-': () => setZoom(nextZoom(zoom, 'out')),
      '0': () => setZoom(1),
    };
    const act = acts[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  if (image === undefined) return null;
  return (
    <div role="presentation" onKeyDown={onKeyDown} className={styles.keys}>
      <ModalDialog className={styles.dialog} aria-label={title}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <span role="status" className={styles.place}>
            {!isAlone && text.of(index + 1, images.length)}
          </span>
          <IconButton label={text.zoomOut} icon={<ZoomOut />} isDisabled={zoom === 1} onPress={() => setZoom(nextZoom(zoom, 'out'))} />
          <IconButton label={text.zoomIn} icon={<ZoomIn />} isDisabled={zoom === zoomSteps.at(-1)} onPress={() => setZoom(nextZoom(zoom, 'in'))} />
          {image.downloadName !== undefined && image.source !== null && (
            <a className={styles.download} href={image.source} download={image.downloadName} aria-label={text.download} title={text.download}>
              <Download aria-hidden />
            </a>
          )}
          <IconButton label={text.close} icon={<X />} onPress={() => onOpenChange(false)} />
        </div>
        <div className={styles.stage}>
          {!isAlone && (
            <span className={styles.previous}>
              <IconButton label={text.previous} icon={<ChevronLeft />} size="large" isDisabled={index === 0} onPress={() => turn(-1)} />
            </span>
          )}
          <View key={`${index} ${image.source}`} image={image} zoom={zoom} onSwipe={turn} />
          {!isAlone && (
            <span className={styles.next}>
              <IconButton label={text.next} icon={<ChevronRight />} size="large" isDisabled={index === images.length - 1} onPress={() => turn(1)} />
            </span>
          )}
        </div>
        {image.caption !== undefined && (
          <p className={styles.caption}>
            {image.caption}
            {image.facts !== undefined && <span className={styles.facts}>{image.facts}</span>}
          </p>
        )}
      </ModalDialog>
    </div>
  );
}

/** The picture in its scroller. */
function View({ image, zoom, onSwipe }: { image: LightboxImage; zoom: number; onSwipe: (step: number) => void }) {
  const [hasFailed, setFailed] = useState(false);
  const start = useRef<{ x: number; y: number } | null>(null);
  const scroller = useRef<HTMLDivElement>(null);

  // Enlarged from the middle, where people look first.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (zoom > 1) element?.scrollTo((element.scrollWidth - element.clientWidth) / 2, (element.scrollHeight - element.clientHeight) / 2);
  }, [zoom]);
  const isEnlarged = zoom > 1;
  const begin = ({ clientX, clientY, pointerType }: PointerEvent) => {
    start.current = pointerType === 'touch' && !isEnlarged ? { x: clientX, y: clientY } : null;
  };
  const end = ({ clientX, clientY }: PointerEvent) => {
    if (start.current) onSwipe(swipeStep(clientX - start.current.x, clientY - start.current.y));
    start.current = null;
  };
  return (
    <div
      ref={scroller}
      className={styles.view({ isEnlarged })}
      // Only an enlarged picture has more to show than fits, and keys to scroll it.
      {...(isEnlarged && { tabIndex: 0, role: 'group', 'aria-label': text.view })}
      onPointerDown={begin}
      onPointerUp={end}
      onPointerCancel={() => {
        start.current = null;
      }}
    >
      {hasFailed || image.source === '' ? (
        <div className={styles.failure}>
          <InlineError>{text.failed}</InlineError>
        </div>
      ) : image.source === null ? (
        <div className={styles.failure}>
          <Spinner />
        </div>
      ) : (
        <img
          src={image.source}
          alt={image.alt}
          draggable={false}
          className={styles.picture}
          style={assignInlineVars({ [styles.zoom]: String(zoom) })}
          onError={() => setFailed(true)}
        />
      )}
    </div>
  );
}
