import { contentPageMessages } from '../../../messages/contentPages.ts';
import { unitName } from '../../../shared/unitName.css.ts';

/** The unit that an item is published to, on up to two lines, complete in its title; a dash while the names of units are loading. */
export function LevelCell({ level }: { level: string | undefined }) {
  return (
    <span className={unitName} title={level}>
      {level ?? contentPageMessages.nothing}
    </span>
  );
}
