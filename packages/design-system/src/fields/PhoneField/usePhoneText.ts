import type { CountryCode } from 'libphonenumber-js/min';
import { useState } from 'react';
import { useSynchronized } from '../../effects/useSynchronized.ts';
import { phoneFieldMessages as messages } from '../../messages/phoneField.ts';
import { bareLine } from '../oneLine.ts';
import { spacedPhone } from './e164.ts';
import { countryName, defaultPhoneCountry, inCountry, type PhoneReading, readPhone } from './phoneRules.ts';
import { usePhoneLibrary } from './usePhoneLibrary.ts';

interface PhoneTextProps {
  /** The number; null for none, undefined where the field keeps it itself. */
  value: string | null | undefined;
  /** In which form the number is passed. */
  format: 'international' | 'e164';
  /** The first number of a field that keeps it itself. */
  defaultValue: string | null;
  /** Called with the number in `format`, with the text where it is not a number, and with null once it is empty. */
  onChange: ((value: string | null) => void) | undefined;
  /** Whether the field is empty or holds a number; false until that is known. */
  onValidityChange: ((isValid: boolean) => void) | undefined;
}

/** The typed text, its country, and what it means; reports the number each time its meaning changes. */
export function usePhoneText({ value, format, defaultValue, onChange, onValidityChange }: PhoneTextProps) {
  const given = value === undefined ? defaultValue : value;
  const [written, setText] = useState(given ?? '');
  /** Whether the text was typed here; a number that was only given is shown as people read it. */
  const [isWritten, setWritten] = useState(false);
  const [country, setCountry] = useState<CountryCode>(defaultPhoneCountry);
  const [isWanted, setWanted] = useState(false);
  const { library, hasFailed, retry } = usePhoneLibrary(isWanted || written !== '');
  const text = isWritten ? written : spacedPhone(written, library);
  /** The value that the owner has; one that differs from it was set by the owner. */
  const [known, setKnown] = useState(given);

  if (value !== undefined && value !== known) {
    setKnown(value);
    setText(value ?? '');
    setWritten(false);
  }
  const reading: PhoneReading | null = bareLine(text) === '' ? { kind: 'empty' } : library && readPhone(text, country, library);
  const sent = reading?.kind === 'valid' ? (format === 'e164' ? reading.e164 : reading.value) : null;
  const isValid = reading !== null && (reading.kind === 'empty' || sent !== null);
  const shownCountry = (reading?.kind === 'valid' ? reading.country : undefined) ?? country;

  const meaning = reading?.kind === 'empty' ? null : (sent ?? text);
  useSynchronized(meaning === known ? undefined : meaning, (changed) => {
    // A number that was only shown stays as the owner gave it, however it is spaced.
    if (!isWritten) return;
    setKnown(changed);
    onChange?.(changed);
  });
  useSynchronized(isValid, (isNow) => onValidityChange?.(isNow));

  const write = (next: string) => {
    setWritten(true);
    retry();
    const read = library && readPhone(next, country, library);
    if (read?.kind === 'valid' && read.country !== undefined) setCountry(read.country);
    setText(next);
  };
  return {
    text,
    country: shownCountry,
    library,
    isValid,
    problem: hasFailed
      ? messages.unavailable
      : reading?.kind === 'valid'
        ? messages.extension
        : bareLine(text).startsWith('+')
        ? messages.invalidInternational
        : messages.invalid(countryName(shownCountry)),
    /** Whether the text cannot be judged yet. */
    isUnread: reading === null && !hasFailed,
    wake: () => {
      setWanted(true);
      retry();
    },
    write,
    choose: (next: CountryCode) => {
      setCountry(next);
      if (library === null || bareLine(text) === '') return;
      setWritten(true);
      setText(inCountry(text, country, next, library));
    },
    /** Shows a valid number as it is sent. */
    settle: () => {
      if (reading?.kind === 'valid' && isWritten) setText(reading.value);
    },
  };
}
