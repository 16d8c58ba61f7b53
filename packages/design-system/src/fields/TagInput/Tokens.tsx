import { use } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { tagInputMessages } from '../../messages/tagInput.ts';
import { RemoveToken } from '../RemoveToken.tsx';
import * as styles from './TagInput.css.ts';

interface TokensProps {
  /** Label of the field, which is part of the list's name. */
  label: string;
  /** In the order in which they were added. */
  tags: readonly string[];
  /** Called with the tags to remove; undefined where they can't be removed. */
  onRemove?: ((tags: Set<string>) => void) | undefined;
}

/** The added tags, each with a cross. Arrow keys go from one to the next, Delete and Backspace remove. */
export function Tokens({ label, tags, onRemove }: TokensProps) {
  // react-aria renders the content of a combo box a second time, hidden, to collect its choices; tags aren't among them.
  const isSeen = use(ComboBoxStateContext) !== null;
  if (!isSeen || tags.length === 0) return null;
  return (
    <TagGroup
      aria-label={tagInputMessages.list(label)}
      className={styles.tokens}
      {...(onRemove && { onRemove: (keys: Set<string | number>) => onRemove(new Set([...keys].map(String))) })}
    >
      <TagList className={styles.tokens}>
        {tags.map((tag) => (
          <Tag key={tag} id={tag} textValue={tag} className={styles.token}>
            {({ allowsRemoving }) => (
              <>
                <span className={styles.tokenText} title={tag}>
                  {tag}
                </span>
                {allowsRemoving && <RemoveToken className={styles.remove} />}
              </>
            )}
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  );
}
