import type { Meta, StoryObj } from '@storybook/react-vite';
import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { allCombinations } from '#storybook/frames';
import { Button } from '../actions/Button/Button.tsx';
import { IconButton } from '../actions/IconButton/IconButton.tsx';
import { Link } from '../actions/Link/Link.tsx';
import { LineChart } from '../charts/LineChart/LineChart.tsx';
import { StatBox } from '../charts/StatBox/StatBox.tsx';
import { DataTable } from '../collections/DataTable/DataTable.tsx';
import { sampleColumns, sampleItems, type SampleItem } from '../collections/DataTable/sampleContent.tsx';
import { Pagination } from '../collections/Pagination/Pagination.tsx';
import { Alert } from '../feedback/Alert/Alert.tsx';
import { Badge } from '../feedback/Badge/Badge.tsx';
import { EmptyState } from '../feedback/EmptyState/EmptyState.tsx';
import { InlineError } from '../feedback/InlineError/InlineError.tsx';
import { OfflineBanner } from '../feedback/OfflineBanner/OfflineBanner.tsx';
import { Skeleton, SkeletonGroup } from '../feedback/Skeleton/Skeleton.tsx';
import { Spinner } from '../feedback/Spinner/Spinner.tsx';
import { Checkbox } from '../fields/Checkbox/Checkbox.tsx';
import { SearchField } from '../fields/SearchField/SearchField.tsx';
import { Select } from '../fields/Select/Select.tsx';
import { Switch } from '../fields/Switch/Switch.tsx';
import { TextField } from '../fields/TextField/TextField.tsx';
import { BrandMark } from '../layout/BrandMark/BrandMark.tsx';
import { Card } from '../layout/Card/Card.tsx';
import { Grid } from '../layout/Grid/Grid.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { PageHeader } from '../layout/PageHeader/PageHeader.tsx';
import { sampleProfileMenu } from '../navigation/ProfileMenu/sampleProfileMenu.tsx';
import { RoleSelector } from '../navigation/RoleSelector/RoleSelector.tsx';
import { mainSection } from '../navigation/SideNav/sampleNavigation.tsx';
import { SideNav } from '../navigation/SideNav/SideNav.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { Tile } from '../layout/Tile/Tile.tsx';
import { OrganizationTree } from '../organization/OrganizationTree/OrganizationTree.tsx';
import { sampleOrganization } from '../organization/OrganizationTree/sampleOrganization.ts';
import { UserBadge } from '../people/UserBadge/UserBadge.tsx';

const ignore = () => undefined;
const rowId = ({ id }: SampleItem) => id;
const rowLabel = ({ name }: SampleItem) => name;
const columns = sampleColumns.slice(0, 3);
const rows = sampleItems(3);
const chosenRows = new Set(['item-2']);
const counts = [31, 34, 29, 12, 9, 38, 41];
const days = counts.map((_, index) => `2026-11-${String(index + 8).padStart(2, '0')}`);
const activeUsers = [{ id: 'active', name: 'Active users', values: counts }];
const tones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const;
const harbour = { id: 'harbour', name: 'Harbour Care' };
const roles = [{ id: 'super', name: 'Super administrator' }, { id: 'unit', name: 'Unit administrator' }];

function Bar() {
  return (
    <Inline gap="small">
      <BrandMark />
      <RoleSelector tenant={harbour} role={roles[0]!} roles={roles} tenants={[harbour]} onRoleChange={ignore} onTenantChange={ignore} />
      {sampleProfileMenu}
    </Inline>
  );
}

function Actions() {
  return (
    <Inline gap="small">
      <Button icon={<Plus />}>Add item</Button>
      <Button variant="outline" tone="neutral">Cancel</Button>
      <Button variant="quiet">Edit</Button>
      <Button tone="danger">Delete</Button>
      <Button isDisabled>Save</Button>
      <IconButton label="Edit" icon={<Pencil />} variant="outline" />
      <IconButton label="Delete" icon={<Trash2 />} tone="danger" />
      <Link href="#all">All publications</Link>
    </Inline>
  );
}

function Fields() {
  return (
    <Grid>
      <TextField label="Name" defaultValue="Lobby photographs" description="Shown on the page." />
      <TextField label="Address" defaultValue="lobby" isInvalid errorMessage="Another page has this address." />
      <Select label="Status" choices={[{ id: 'draft', label: 'Draft' }]} value="draft" onChange={ignore} isClearable />
      <SearchField label="Search" placeholder="Name, type" />
      <Checkbox isSelected onChange={ignore}>Notify families</Checkbox>
      <Switch isSelected onChange={ignore}>Publishing</Switch>
    </Grid>
  );
}

function Messages() {
  return (
    <>
      <Inline gap="xsmall">{tones.map((tone) => <Badge key={tone} tone={tone}>{tone}</Badge>)}</Inline>
      <OfflineBanner />
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title="Spring newsletter">Appears in two residences.</Alert>
      ))}
      <InlineError>Unable to process your request.</InlineError>
      <Inline gap="large">
        <Spinner delay={0} />
        <UserBadge name="Ada Osei" detail="Unit administrator" size="large" />
        <UserBadge name={null} />
      </Inline>
      <SkeletonGroup>
        <Skeleton width="12rem" />
      </SkeletonGroup>
    </>
  );
}

function Collections() {
  return (
    <>
      <DataTable
        label="Published Content"
        columns={columns}
        rows={rows}
        getRowId={rowId}
        rowLabel={rowLabel}
        sorting={{ sort: { columnId: 'name', direction: 'ascending' }, onChange: ignore }}
        selection={{ ids: chosenRows, onChange: ignore }}
        filtering={{ filters: { name: { kind: 'text', value: '', onChange: ignore } } }}
      />
      <Pagination label="Pages" page={2} pageSize={10} totalCount={72} onPageChange={ignore} onPageSizeChange={ignore} />
    </>
  );
}

function Sheet() {
  return (
    <Stack gap="large">
      <Bar />
      <PageHeader title="Today" subtitle="What happened in your organization." headingLevel={2} actions={<Button size="small">Publish</Button>} />
      <Actions />
      <Fields />
      <Messages />
      <Collections />
      <Grid>
        <Card title="Navigation"><SideNav sections={[mainSection]} /></Card>
        <Card title="Organization">
          <OrganizationTree label="Organization" nodes={sampleOrganization} selectedId="north" onSelectionChange={ignore} hasSearch={false} height="16rem" />
        </Card>
      </Grid>
      <Grid>
        <StatBox label="Published items" value={1284} />
        <Tile title="Content" description="Write and publish." icon={<FileText />} href="#content" />
      </Grid>
      <LineChart title="Active Users" unit="active users" days={days} series={activeUsers} />
      <Card><EmptyState title="No surveys yet" detail="Add the first one." action={<Button size="small">Add survey</Button>} /></Card>
    </Stack>
  );
}

const meta = { title: 'Theme/All components', component: Sheet } satisfies Meta<typeof Sheet>;

export default meta;

/**
 * Every component that is part of the page, in every theme and scheme: shows the effect of a changed token.
 * Without a picture, which any change of any part would alter: each component's own Matrix has one.
 */
export const Matrix: StoryObj<typeof meta> = { decorators: [allCombinations], parameters: { checks: { width: 1440, isWithoutPicture: true } } };
