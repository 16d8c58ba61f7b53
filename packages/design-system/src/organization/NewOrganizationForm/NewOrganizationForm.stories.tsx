import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { NewOrganizationForm, type NewOrganizationFormProps } from './NewOrganizationForm.tsx';

type Submit = NewOrganizationFormProps['onSubmit'];

const meta = {
  title: 'Organization/NewOrganizationForm',
  component: NewOrganizationForm,
  args: {
    types: [
      { id: '1', label: 'Social Feed', iconId: 'NewspaperIcon' },
      { id: '2', label: 'Suggestion Box', iconId: 'LightbulbIcon', hasTargetEmail: true },
      { id: '3', label: 'Image Gallery With Albums', iconId: 'ImageIcon' },
    ],
    targetEmail: 'maya@example.com',
    onSubmit: fn<Submit>(() => Promise.resolve([null])),
    onDone: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}><Story /></div>],
} satisfies Meta<typeof NewOrganizationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const group = (place: number) => within(screen.getByRole('group', { name: `Template ${place}` }));
const fill = async (place: number, type: string, name: string) => {
  await userEvent.click(group(place).getByRole('button', { name: /Type/ }));
  await userEvent.click(await screen.findByRole('option', { name: type }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await userEvent.type(group(place).getByRole('textbox', { name: /^Name/ }), name);
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Add Organization' }));
const organizationName = () => screen.getByRole('textbox', { name: /^Organization name/ });

export const StartsWithOneRow: Story = {
  play: async ({ args }) => {
    const remove = group(1).getByRole('button', { name: 'Remove template 1' });
    await waitFor(() => expect(remove).toHaveAccessibleDescription('An organization starts with at least one template.'));
    await userEvent.click(remove);
    await expect(screen.getAllByRole('group', { name: /Template \d/ })).toHaveLength(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Problems: Story = {
  play: async ({ args }) => {
    await submit();
    await waitFor(() => expect(organizationName()).toHaveFocus());
    await expect(await screen.findByText('Type is required')).toBeVisible();
    await userEvent.type(organizationName(), 'Harbour Care');
    await submit();
    await waitFor(() => expect(group(1).getByRole('button', { name: /Type/ })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const RowsComeAndGo: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async () => {
    const add = screen.getByRole('button', { name: 'Add template' });
    await userEvent.click(add);
    await waitFor(() => expect(group(2).getByRole('button', { name: /Type/ })).toHaveFocus());
    await fill(2, 'Suggestion Box', 'Ideas');
    await userEvent.click(group(1).getByRole('button', { name: 'Remove template 1' }));
    await waitFor(() => expect(add).toHaveFocus());
    await expect(group(1).getByRole('textbox', { name: /^Name/ })).toHaveValue('Ideas');
  },
};

export const Added: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    await userEvent.type(organizationName(), 'Harbour Care');
    await fill(1, 'Social Feed', ' News ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Harbour Care', templates: [{ contentTypeId: '1', name: 'News' }] }, false);
  },
};

export const SuggestionsGoToAnAddress: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    await userEvent.type(organizationName(), 'Harbour Care');
    await fill(1, 'Suggestion Box', 'Ideas');
    const address = group(1).getByRole('textbox', { name: /^Target email/ });
    await expect(address).toHaveValue('maya@example.com');
    await userEvent.clear(address);
    await submit();
    await expect(await group(1).findByText('Target email is required')).toBeVisible();
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.type(address, 'ideas@');
    await submit();
    await expect(await group(1).findByText('Target email is not valid')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(address, 'example.com');
    await submit();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Harbour Care', templates: [{ contentTypeId: '2', name: 'Ideas', targetEmail: 'ideas@example.com' }] }, false));
  },
};

export const OneTemplateFailed: Story = {
  args: { onSubmit: fn<Submit>(() => Promise.resolve([null, 'The name is taken.'])) },
  play: async ({ args }) => {
    await userEvent.type(organizationName(), 'Harbour Care');
    await fill(1, 'Social Feed', 'News');
    await userEvent.click(screen.getByRole('button', { name: 'Add template' }));
    await fill(2, 'Suggestion Box', 'Ideas');
    await submit();
    await expect(await screen.findByRole('alert')).toHaveTextContent('1 template was not added.');
    await expect(group(1).getByText('The name is taken.')).toBeVisible();
    await expect(organizationName()).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Add templates' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ name: 'Harbour Care', templates: [{ contentTypeId: '2', name: 'Ideas', targetEmail: 'maya@example.com' }] }, true));
  },
};

export const Matrix: Story = { decorators: [allCombinations] };
