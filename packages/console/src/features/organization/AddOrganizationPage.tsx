import { Button, Card, EmptyState, ErrorState, FormSkeleton, Stack } from '@noticeboard/design-system';
import { NewOrganizationForm } from '@noticeboard/design-system/organization';
import Network from 'lucide-react/icons/network';
import { useEffect, useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import { describeError } from '../../ground/describeError.ts';
import { isKeyOf } from '../../api/readKey.ts';
import { useRead } from '../../api/useRead.ts';
import { paths } from '../../ground/paths.ts';
import { entryMessages } from '../../messages/entry.ts';
import { organizationMessages } from '../../messages/organization.ts';
import { useWorkspace } from '../../session/ConsoleSessionContext.tsx';
import { useActingAs } from '../../access/useAccess.ts';
import { contentTypeIcon } from '../../content/contentTypeIcon.tsx';
import { contentTypeLabel } from '../../content/contentTypeLabel.ts';
import { contentKindOf, contentTypeNames, isContentTypeName } from '../../content/kinds.ts';
import { PageTitle } from '../../shared/pages/PageTitle.tsx';
import { SlowWrite } from '../../shared/SlowWrite.tsx';
import { useNavigateFromHere } from '../../shared/useNavigateFromHere.ts';
import { isWithoutOrganization } from './isWithoutOrganization.ts';
import * as styles from './organization.css.ts';
import { useAddOrganization } from './useAddOrganization.ts';

const texts = organizationMessages.add;

/** Creates the first organization of a tenant (ORG-03, ORG-18 to ORG-23). If there is one, it redirects to its tree. */
export function AddOrganizationPage() {
  return (
    <Stack gap="large">
      <PageTitle icon={<Network />} facts={entryMessages.pages.organizationAdd.subtitle} />
      <NewOrganization />
    </Stack>
  );
}

function NewOrganization() {
  const { profile } = useWorkspace();
  const actingAs = useActingAs();
  const navigate = useNavigateFromHere();
  const root = useRead('/api/management/organization-nodes/root');
  const types = useRead('/api/types/content');
  useForgottenTree();
  // Decided once, on arrival: while the form adds templates, the organization that it created exists.
  const [isNew, setNew] = useState<boolean | null>(null);
  if (isNew === null && !root.isValidating && (root.data !== undefined || isWithoutOrganization(root.error))) setNew(isWithoutOrganization(root.error));

  const known = useMemo(() => (types.data ?? []).filter(({ name }) => isContentTypeName(name)), [types.data]);
  const typeNames = useMemo(() => new Map(known.map(({ id, name }) => [id, name])), [known]);
  const { add, wait } = useAddOrganization(typeNames);
  const error = isNew === null && !isWithoutOrganization(root.error) ? (root.error ?? types.error) : types.error;

  if (error !== undefined && !(isNew === true && types.data)) {
    const retry = () => {
      root.retry();
      types.retry();
    };
    return <ErrorState detail={describeError(error, { actingAs }).detail} onRetry={retry} />;
  }
  if (isNew === null || types.data === undefined) return <FormSkeleton label={texts.loading} />;
  if (!isNew) {
    return (
      <EmptyState
        icon={<Network />}
        title={texts.thereTitle}
        detail={texts.thereText}
        action={<Button onPress={() => navigate(paths.organization)}>{texts.toTree}</Button>}
      />
    );
  }
  return (
    <div className={styles.form}>
      <Card>
        <Stack>
          <NewOrganizationForm
            intro={<p>{texts.intro}</p>}
            types={known
              .toSorted((first, second) => contentTypeNames.indexOf(first.name) - contentTypeNames.indexOf(second.name))
              .map(({ id, name }) => ({ id, label: contentTypeLabel(name), icon: contentTypeIcon(name), hasTargetEmail: contentKindOf(name)?.asksForTargetEmail ?? false }))}
            {...(profile.email && { targetEmail: profile.email })}
            onSubmit={add}
            onDone={() => navigate(paths.organization, { replace: true })}
          />
          <SlowWrite {...wait} />
        </Stack>
      </Card>
    </div>
  );
}

/** Users who are redirected here have a rootless organization in the cache, which must not redirect them again. */
function useForgottenTree(): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    void mutate((key) => isKeyOf(key, ['/api/management/organization-nodes/root/descendants']), undefined, { revalidate: false });
  }, [mutate]);
}
