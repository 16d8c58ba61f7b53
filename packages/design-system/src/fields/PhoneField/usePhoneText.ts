import type { CountryCode } from 'libphonenumber-js/min';
import { useEffect, useRef, useState } from 'react';
import { fieldMessages } from '../../messages/fields.ts';
import { countryName, defaultPhoneCountry, inCountry, type PhoneReading, readPhone } from './phoneRules.ts';
import { usePhoneLibrary } from './usePhoneLibrary.ts';

interface PhoneTextProps {
  value: string | null | undefined;
  defaultValue: string | null;
  onChange: ((value: string | null) => void) | undefined;
  onValidityChange: ((isValid: boolean) => void) | undefined;
}

const messages = fieldMessages.phone;

/** What is written, in which country, and what it means; reports the number each time its meaning changes. */
export function usePhoneText({ value, defaultValue, onChange, onValidityChange }: PhoneTextProps) {
  const given = value === undefined ? defaultValue : value;
  const [text, setText] = useState(given ?? '');
  const [country, setCountry] = useState<CountryCode>(defaultPhoneCountry);
  const [isWanted, setWanted] = useState(false);
  const { library, hasFailed, retry } = usePhoneLibrary(isWanted || text !== '');
  /** What the owner knows; a value that differs from it comes from outside. */
  const [known, setKnown] = useState(given);

  if (value !== undefined && value !== known) {
    setKnown(value);
    setText(value ?? '');
  }
  const reading: PhoneReading | null = text.trim() === '' ? { kind: 'empty' } : library && readPhone(text, country, library);
  const isValid = reading !== null && reading.kind !== 'invalid';
  const shownCountry = (reading?.kind === 'valid' ? reading.country : undefined) ?? country;

  const tell = useRef({ onChange, onValidityChange });
  useEffect(() => {
    tell.current = { onChange, onValidityChange };
  });
  const meaning = reading?.kind === 'valid' ? reading.value : reading?.kind === 'empty' ? null : text;
  const isWritten = useRef(false);
  useEffect(() => {
    // A number that was only shown stays as the owner gave it, however it is spaced.
    if (!isWritten.current || meaning === known) return;
    setKnown(meaning);
    tell.current.onChange?.(meaning);
  }, [meaning, known]);
  useEffect(() => tell.current.onValidityChange?.(isValid), [isValid]);

  const write = (next: string) => {
    isWritten.current = true;
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
      : text.trim().startsWith('+')
        ? messages.invalidInternational
        : messages.invalid(countryName(shownCountry)),
    /** Whether nothing can be said of the text yet. */
    isUnread: reading === null && !hasFailed,
    wake: () => {
      setWanted(true);
      retry();
    },
    write,
    choose: (next: CountryCode) => {
      setCountry(next);
      if (library === null || text.trim() === '') return;
      isWritten.current = true;
      setText(inCountry(text, country, next, library));
    },
    /** Writes a number that is understood as it is sent. */
    settle: () => {
      if (reading?.kind === 'valid' && isWritten.current) setText(reading.value);
    },
  };
}
