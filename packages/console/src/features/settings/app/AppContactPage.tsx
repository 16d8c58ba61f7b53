import { Card, ErrorState, FormSkeleton, Stack } from '@noticeboard/design-system';
import { useMemo } from 'react';
import { describeError } from '../../../ground/describeError.ts';
import { useRead } from '../../../api/useRead.ts';
import { settingsMessages } from '../../../messages/settings.ts';
import { useActingAs } from '../../../access/useAccess.ts';
import { PageTitle } from '../../../shared/pages/PageTitle.tsx';
import { TenantSettings } from '../TenantSettings.tsx';
import { AppContactForm } from './AppContactForm.tsx';
import { TenantLogoField } from './TenantLogoField.tsx';

const texts = settingsMessages.app;

/** Settings › App and Contact: logo, name and contact address of the tenant (decisions-core O60). */
export function AppContactPage() {
  return (
    <TenantSettings>
      <Stack gap="large">
        <PageTitle facts={texts.subtitle} />
        <Card>
          <TenantLogoField />
        </Card>
        <Contact />
      </Stack>
    </TenantSettings>
  );
}

function Contact() {
  const actingAs = useActingAs();
  const { data, error, isLoading, retry } = useRead('/api/management/tenant');
  const answer = useMemo(() => data && { name: data.name ?? '', contactEmail: data.contactEmail ?? '' }, [data]);
  if (answer !== undefined) return <AppContactForm answer={answer} />;
  if (isLoading) {
    return (
      <Card>
        <FormSkeleton fields={2} label={settingsMessages.form.loading} />
      </Card>
    );
  }
  return <ErrorState detail={describeError(error, { actingAs }).detail} onRetry={retry} />;
}
