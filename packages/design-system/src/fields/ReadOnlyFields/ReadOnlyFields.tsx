import type { ReactNode } from 'react';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { ToldReason } from './toldReason.ts';

export interface ReadOnlyFieldsProps {
  /** Why none of the fields can be changed, which each of them also receives as `disabledReason`; undefined when they can be. */
  reason: string | undefined;
  /** What the notice says, where that is more than the reason. @default the reason */
  notice?: string | undefined;
  /** The fields. */
  children: ReactNode;
}

/** Says once, above the fields of a form, why they can't be changed: the fields are read-only and leave the reason out. */
export function ReadOnlyFields({ reason, notice = reason, children }: ReadOnlyFieldsProps) {
  return (
    <ToldReason value={reason}>
      {reason !== undefined && <Alert>{notice}</Alert>}
      {children}
    </ToldReason>
  );
}
