import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { messages } from '../../messages/choices.ts';
import { RemoveToken } from '../RemoveToken.tsx';
import type { MultiSelectChoice } from './multiSelectTypes.ts';
import * as styles from './MultiSelect.css.ts';

interface MultiSelectTokensProps {
  /** Label of the field, which is part of the list's name. */
  label: string;
  /** All choices, for the words of the chosen ones. */
  choices: readonly MultiSelectChoice[];
  /** Ids of the chosen ones, in the order of the tokens. */
  value: readonly string[];
  /** Called with the ids that are left when a token is removed. */
  onChange: (value: string[]) => void;
  /** Tokens shown at first; the others are behind a count. */
  maxTokens: number;
  /** Whether no token can be removed. */
  isLocked: boolean;
}

/** What is chosen, as tokens; those that don't fit are a count that shows them all. */
export function MultiSelectTokens({ label, choices, value, onChange, maxTokens, isLocked }: MultiSelectTokensProps) {
  const [isOpen, setOpen] = useState(false);
  const known = new Map(choices.map((choice) => [choice.id, choice]));
  const chosen = value.flatMap((id) => known.get(id) ?? []);
  const isFixed = (id: string) => known.get(id)?.isDisabled === true;
  if (chosen.length === 0) return null;
  const hidden = chosen.length - maxTokens;
  const shown = isOpen ? chosen : chosen.slice(0, maxTokens);
  return (
    <div className={styles.tokens}>
      <TagGroup
        aria-label={messages.multiSelect.tokens(label)}
        {...(!isLocked && { onRemove: (keys) => onChange(value.filter((id) => !keys.has(id) || isFixed(id))) })}
      >
        <TagList className={styles.tokenList} items={shown} dependencies={[isLocked]}>
          {(token) => (
            <Tag id={token.id} textValue={token.label} className={styles.token}>
              <span className={styles.tokenText}>{token.label}</span>
              {!isLocked && !isFixed(token.id) && <RemoveToken className={styles.remove} />}
            </Tag>
          )}
        </TagList>
      </TagGroup>
      {hidden > 0 && (
        <Button slot={null} className={styles.textButton} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? messages.multiSelect.fewer : messages.multiSelect.more(hidden)}
        </Button>
      )}
    </div>
  );
}
