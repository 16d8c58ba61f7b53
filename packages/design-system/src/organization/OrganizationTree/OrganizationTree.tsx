import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Button, Input, SearchField } from 'react-aria-components/SearchField';
import { messages } from '../../messages/en.ts';
import { OpenNodes } from './OpenNodes.tsx';
import * as styles from './OrganizationTree.css.ts';
import type { OrganizationTreeProps } from './organizationTreeTypes.ts';
import { useOrganizationTree } from './useOrganizationTree.ts';

const skeletonWidths = ['55%', '70%', '48%', '62%', '40%'];

/**
 * The organization as a tree to choose one node from: arrows open, close and walk, typing a name goes to it, the
 * search box keeps the path to every match. Holds thousands of nodes. To choose in a dialog use `NodeFilterModal`.
 */
export function OrganizationTree(props: OrganizationTreeProps) {
  const { label, nodes, hasSearch = true, isLoading = false, height = '20rem' } = props;
  const { state, collection, search, text, setText } = useOrganizationTree(props);
  const hasNodes = nodes.length > 0;
  return (
    <div className={styles.root}>
      {hasSearch && (hasNodes || isLoading) && (
        <SearchField
          aria-label={messages.organizationTree.search}
          className={styles.searchField}
          value={text}
          onChange={setText}
          isDisabled={isLoading}
        >
          <Search aria-hidden className={styles.searchIcon} />
          <Input className={styles.searchInput} placeholder={messages.organizationTree.search} />
          {text !== '' && (
            <Button className={styles.searchClear}>
              <X aria-hidden className={styles.searchClearIcon} />
            </Button>
          )}
        </SearchField>
      )}
      <p role="status" className={styles.status}>
        {isLoading && messages.organizationTree.loading}
        {!isLoading && search && messages.organizationTree.matches(search.matchCount)}
      </p>
      <div className={styles.frame} style={{ blockSize: height }}>
        {isLoading ? (
          <div aria-hidden className={styles.skeleton}>
            {skeletonWidths.map((width) => (
              <span key={width} className={styles.skeletonBar} style={{ inlineSize: width }} />
            ))}
          </div>
        ) : !hasNodes ? (
          <div className={styles.nothing}>{props.empty ?? messages.organizationTree.empty}</div>
        ) : search?.matchCount === 0 ? (
          <div className={styles.nothing}>{messages.organizationTree.noMatch(text.trim())}</div>
        ) : (
          <OpenNodes label={label} state={state} collection={collection} text={text} />
        )}
      </div>
    </div>
  );
}
