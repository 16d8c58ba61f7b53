import { type ReactNode, useState } from 'react';
import * as styles from './SurveyResults.css.ts';
import { useNearSight } from './useNearSight.ts';

export interface InSightProps {
  /** Whether it is rendered before its position is known. */
  isFirst: boolean;
  /** Whether it is rendered wherever it is. */
  isAlways: boolean;
  /** Whether its content is final. Until then it is only updated where it is visible. */
  isFinal: boolean;
  /** Its height before it was rendered, as a CSS length. */
  likelyHeight: string;
  /** Shown in place of it meanwhile: its name. */
  name: ReactNode;
  /** Rendered near the visible part. */
  children: ReactNode;
}

/** Renders a card of many only near the visible part; one that the user has used stays, with the text typed in it. */
export function InSight({ isFirst, isAlways, isFinal, likelyHeight, name, children }: InSightProps) {
  const { ref, isNear, height } = useNearSight(isFirst);
  const [wasUsed, setUsed] = useState(false);
  const [kept, keep] = useState(children);
  if ((isNear || isFinal) && kept !== children) keep(children);
  const isShown = isAlways || isNear || wasUsed;
  return (
    <div ref={ref} className={isShown ? styles.card : styles.farCard} onFocus={() => setUsed(true)} style={isShown ? undefined : { minBlockSize: height ?? likelyHeight }}>
      {isShown ? kept : name}
    </div>
  );
}
