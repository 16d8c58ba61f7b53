import GripVertical from 'lucide-react/icons/grip-vertical';
import { useRef } from 'react';
import { type AriaButtonProps, useButton } from 'react-aria/useButton';
import { useDraggableItem } from 'react-aria/useDraggableCollection';
import type { DraggableCollectionState } from 'react-stately/useDraggableCollectionState';
import { contentMessages } from '../../messages/content.ts';
import { OutlineRow, type OutlineRowProps } from './OutlineRow.tsx';
import * as styles from './QuestionOutline.css.ts';

interface MovableRowProps extends Omit<OutlineRowProps, 'dragProps' | 'isDragging' | 'grip'> {
  /** What is being dragged. */
  dragState: DraggableCollectionState;
}

/** A question that can be dragged, with the grip for the keyboard. */
export function MovableRow({ dragState, ...props }: MovableRowProps) {
  const { key, textValue } = props.row;
  const { dragProps, dragButtonProps } = useDraggableItem({ key, hasDragButton: true }, dragState);
  return <OutlineRow {...props} dragProps={dragProps} isDragging={dragState.isDragging(key)} grip={<Grip {...dragButtonProps} aria-label={contentMessages.outline.drag(textValue)} />} />;
}

/** A pointer drags the whole row: it passes through the grip. */
function Grip(props: AriaButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton(props, ref);
  return (
    <button {...buttonProps} ref={ref} className={styles.grip}>
      <GripVertical aria-hidden className={styles.sign} />
    </button>
  );
}
