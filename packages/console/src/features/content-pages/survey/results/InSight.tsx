import { type ReactNode, useState } from 'react';
import * as styles from './SurveyResults.css.ts';
import { useNearSight } from './useNearSight.ts';

export interface InSightProps {
  /** Whether it is rendered before anybody knows where it is. */
  isFirst: boolean;
  /** Whether it is rendered wherever it is. */
  isAlways: boolean;
  /** Whether what is rendered changes no more. Until then it is only kept up where it can be seen. */
  isFinal: boolean;
  /** Its height before it was rendered, as a CSS length. */
  likelyHeight: string;
  /** What replaces it in the meantime: its name. */
  name: ReactNode;
  /** What is rendered near what is in sight. */
  children: ReactNode;
}

/** Renders a card of many near what is in sight alone; one that someone has used stays, with what was typed in it. */
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
