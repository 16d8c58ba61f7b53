import type { CountryCode } from 'libphonenumber-js/min';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useMemo, useState } from 'react';
import { useFilter } from 'react-aria/useFilter';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select } from 'react-aria-components/Select';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { phoneFieldMessages as messages } from '../../messages/phoneField.ts';
import { FilteringField } from '../FilteringField.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import * as styles from './PhoneField.css.ts';
import { countryName, phoneCountries, type PhoneLibrary } from './phoneRules.ts';

interface CountrySelectProps {
  /** ISO 3166 code of the chosen country: 'US'. */
  country: CountryCode;
  /** Another country was chosen. */
  onChange: (country: CountryCode) => void;
  /** Null until the numbering plans have loaded. */
  library: PhoneLibrary | null;
  /** It is about to be opened. */
  onWake: () => void;
  /** Whether it is shown but can't be opened: the field is read-only or refused. */
  isLocked: boolean;
  /** Whether the field is disabled. */
  isDisabled: boolean;
}

const layout = { rowSize: 40, padding: 4 };

/** The country of a number, searched by name; the United States come first. `DIR-112`. */
export function CountrySelect({ country, onChange, library, onWake, isLocked, isDisabled }: CountrySelectProps) {
  const [text, setText] = useState('');
  const { contains } = useFilter({ sensitivity: 'base', ignorePunctuation: true });
  const countries = useMemo(() => (library === null ? [] : phoneCountries(library).map((entry) => ({ ...entry, id: entry.code }))), [library]);
  return (
    <Select
      aria-label={messages.choose(countryName(country), country)}
      className={styles.select}
      value={country}
      // The choices load after the list was opened.
      allowsEmptyCollection
      isDisabled={isDisabled}
      onChange={(key) => {
        const chosen = countries.find(({ code }) => code === key);
        if (chosen && !isLocked) onChange(chosen.code);
      }}
      onOpenChange={() => {
        onWake();
        setText('');
      }}
      {...(isLocked && { isOpen: false })}
    >
      <Button className={styles.country} isPending={isLocked}>
        <span className={styles.shown} title={countryName(country)}>
          {country}
        </span>
        <ChevronDown className={styles.chevron} aria-hidden />
      </Button>
      <Popover className={styles.popover} offset={4}>
        <FilteringField text={text} onTextChange={setText} filter={contains}>
          <div className={styles.head}>
            <SearchField aria-label={messages.search} placeholder={messages.search} autoFocus />
          </div>
          <Virtualizer layout={ListLayout} layoutOptions={layout}>
            <ListBox
              aria-label={messages.country}
              className={styles.list}
              items={countries}
              renderEmptyState={() => <div className={styles.empty}>{library === null ? <Spinner size="small" /> : messages.noMatch}</div>}
            >
              {({ id, name, callingCode }) => (
                <ListBoxItem id={id} textValue={messages.callingCode(name, callingCode)} className={styles.item}>
                  <span className={styles.itemName} title={name}>
                    {name}
                  </span>
                  <span className={styles.code}>+{callingCode}</span>
                  <Check className={styles.tick} aria-hidden />
                </ListBoxItem>
              )}
            </ListBox>
          </Virtualizer>
        </FilteringField>
      </Popover>
    </Select>
  );
}
