import { box, field, label as labelStyle } from './field.css.ts';

/**
 * The place of a field that is rendered after the others: its label over an empty box. For fields that react-aria renders twice to collect
 * their choices, below those that are seen first.
 */
export function FieldRoom({ label }: { label: string }) {
  return (
    <div aria-hidden className={field}>
      <span className={labelStyle}>{label}</span>
      <div className={box} />
    </div>
  );
}
