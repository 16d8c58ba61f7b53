import { box, description as descriptionStyle, field, label as labelStyle } from './field.css.ts';
import { tokenRoom } from './MultiSelect/MultiSelect.css.ts';

export interface FieldRoomProps {
  /** Its label. */
  label: string;
  /** The sentence below it. @default none */
  description?: string | undefined;
  /** Whether chosen ones are below it, in one line. @default false */
  hasTokens?: boolean;
}

/**
 * The place of a field that is rendered after the others: its label over an empty box, as high as the field will be. For fields that
 * react-aria renders twice to collect their choices, below those that are seen first.
 */
export function FieldRoom({ label, description, hasTokens = false }: FieldRoomProps) {
  return (
    <div aria-hidden className={field}>
      <span className={labelStyle}>{label}</span>
      <div className={box} />
      {description !== undefined && <span className={descriptionStyle}>{description}</span>}
      {hasTokens && <div className={tokenRoom} />}
    </div>
  );
}
