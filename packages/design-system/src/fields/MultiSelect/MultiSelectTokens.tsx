import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { messages } from '../../messages/choices.ts';
import type { MultiSelectChoice } from './multiSelectTypes.ts';
import * as styles from './MultiSelect.css.ts';

interface MultiSelectTokensProps {
  label: string;
  choices: readonly MultiSelectChoice[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  maxTokens: number;
  isLocked: boolean;
}

/** What is chosen, as tokens; more than fit are a count that opens them all. */
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
              {!isLocked && !isFixed(token.id) && (
                <Button slot="remove" className={styles.remove}>
                  <X aria-hidden />
                </Button>
              )}
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
