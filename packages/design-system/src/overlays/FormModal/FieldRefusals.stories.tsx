import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { AddContentInstanceModal } from '../../content/AddContentInstanceModal/AddContentInstanceModal.tsx';
import { ContactModal } from '../../content/ContactModal/ContactModal.tsx';
import { DocumentModal } from '../../content/DocumentModal/DocumentModal.tsx';
import { FolderModal } from '../../content/FolderModal/FolderModal.tsx';
import { LinkModal } from '../../content/LinkModal/LinkModal.tsx';
import { RenameFileModal } from '../../content/RenameFileModal/RenameFileModal.tsx';
import { NewOrganizationForm } from '../../organization/NewOrganizationForm/NewOrganizationForm.tsx';
import { OrganizationNodeModal } from '../../organization/OrganizationNodeModal/OrganizationNodeModal.tsx';
import { FormModal } from './FormModal.tsx';

/** Every form shows what the host finds wrong with a field at that field, until it is changed; the alert says the rest. */
const meta = {
  title: 'Overlays/FormModal/Field refusals',
  component: FormModal,
  tags: ['!autodocs'],
  parameters: { ...inOwnWindow, checks: { isWithoutPicture: true } },
} satisfies Meta<typeof FormModal>;

export default meta;
type Story = Pick<StoryObj, 'render' | 'play'>;

const open = { isOpen: true, onOpenChange: () => undefined };

/** The host refuses with what is wrong with these fields. */
const refusing = (...fields: string[]) => () =>
  Promise.reject(
    Object.assign(new Error('Not valid.'), {
      fieldProblems: Object.fromEntries(fields.map((field) => [field, 'is known already.'])),
      messageBeyond: () => 'Not saved.',
    }),
  );

/** Writes something new into the first of the named fields, saves, and looks for the refusal at each. */
const isToldAt = (...labels: string[]) => async () => {
  const box = (label: string) => screen.findByRole('textbox', { name: label });
  await userEvent.type(await box(labels[0] as string), '7');
  await userEvent.click(screen.getByRole('button', { name: /^(Add|Save|Add Organization)$/ }));
  await expect(await screen.findByRole('alert')).toHaveTextContent(/Not saved\.$/);
  for (const label of labels) {
    await expect(await box(label)).toBeInvalid();
    await expect(await box(label)).toHaveAccessibleDescription(expect.stringContaining(`${label} is known already.`));
  }
  await userEvent.type(await box(labels[0] as string), '8');
  await waitFor(async () => expect(await box(labels[0] as string)).toBeValid());
};

const maya = {
  id: 'maya', firstName: 'Maya', lastName: 'Okafor', position: '', emailAddress: 'maya@maplecourt.example',
  phone: '+16045550123', alternatePhone: '+16045550124', organizationNodeId: null, order: 0, avatarFileName: null,
};

export const Folder: Story = {
  render: () => <FolderModal {...open} folder={{ id: '7', name: 'Menus' }} onSave={refusing('name')} />,
  play: isToldAt('Name'),
};
export const Link: Story = {
  render: () => <LinkModal {...open} link={{ id: '7', label: 'Menus', url: 'https://a.example/' }} address="https://app.example" onSave={refusing('label', 'url')} />,
  play: isToldAt('Label', 'URL'),
};
export const Document: Story = {
  render: () => <DocumentModal {...open} document={{ id: '7', name: 'Menus', body: '<p>Soup</p>' }} onSave={refusing('name', 'body')} />,
  play: isToldAt('Name', 'Content'),
};
export const FileName: Story = {
  render: () => <RenameFileModal {...open} fileId="7" originalFileName="Menu.pdf" onSave={refusing('originalFileName')} />,
  play: isToldAt('Filename'),
};
export const Contact: Story = {
  render: () => (
    <ContactModal {...open} contact={maya} organizationUnits={[]} onUploadAvatar={() => Promise.reject(new Error('No picture'))} onSave={refusing('firstName', 'lastName', 'position', 'emailAddress', 'phone', 'alternatePhone')} />
  ),
  play: isToldAt('First name', 'Last name', 'Position', 'Email', 'Phone', 'Alternate phone'),
};
export const OrganizationNode: Story = {
  render: () => <OrganizationNodeModal {...open} node={{ id: '7', name: 'North', logo: null, publishEnabled: true }} onSave={refusing('name')} />,
  play: isToldAt('Name'),
};
export const ContentInstance: Story = {
  render: () => <AddContentInstanceModal {...open} templates={[{ id: 'ideas', name: 'SuggestionBox', hasTargetEmail: true }]} onAdd={refusing('name', 'targetEmail')} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Template/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Suggestion Box/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Target email' }), 'ideas@maplecourt.example');
    await isToldAt('Name', 'Target email')();
  },
};
export const NewOrganization: Story = {
  render: () => (
    <NewOrganizationForm types={[{ id: 'news', label: 'Social Feed', iconId: 'NewspaperIcon' }]} onDone={() => undefined} onSubmit={refusing('name')} />
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /Type/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Social Feed/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'News');
    await isToldAt('Organization name')();
  },
};
