import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { RolePermissionsModal } from '../../access/RolePermissionsModal/RolePermissionsModal.tsx';
import { AddContentInstanceModal } from '../../content/AddContentInstanceModal/AddContentInstanceModal.tsx';
import { FolderModal } from '../../content/FolderModal/FolderModal.tsx';
import { LinkModal } from '../../content/LinkModal/LinkModal.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { DepartmentModal } from '../../people/DepartmentModal/DepartmentModal.tsx';
import { NewConversationDialog } from '../../messaging/NewConversationDialog/NewConversationDialog.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import { writeDraft } from './draftRules.ts';
import { type UnsavedForm, type UnsavedForms, UnsavedWorkContext } from './UnsavedWorkContext.ts';
import { useUnsavedWork } from './useUnsavedWork.tsx';

const noon = new Date(2026, 4, 4, 12, 4).getTime();
const nothing = () => undefined;

const meta = {
  title: 'Overlays/UnsavedWork',
  component: DraftOffer,
  args: { savedAt: noon, quotes: [], onRestore: nothing, onDiscard: nothing },
} satisfies Meta<typeof DraftOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An application that registers its forms and keeps their drafts; its state is shown under the form. */
function Application({ drafts, isLasting = true, children }: { drafts: Map<string, string>; isLasting?: boolean; children: ReactNode }) {
  const [forms] = useState(() => new Set<UnsavedForm>());
  const [isBlocking, setBlocking] = useState<boolean | null>(null);
  const [value] = useState<UnsavedForms>(() => ({
    add: (form) => {
      forms.add(form);
      return () => forms.delete(form);
    },
    mayLeave: () => Promise.resolve(false),
    drafts: {
      read: (id) => drafts.get(id) ?? null,
      write: (id, text) => void drafts.set(id, text),
      remove: (id) => void drafts.delete(id),
      isLasting: () => isLasting,
    },
  }));
  return (
    <UnsavedWorkContext value={value}>
      <main>
        <Stack>
          <h1>Profile</h1>
          {children}
          <Button variant="outline" tone="neutral" onPress={() => setBlocking([...forms].some(({ isDirty }) => isDirty))}>
            Leave the page
          </Button>
          {isBlocking !== null && <p>{isBlocking ? 'Asks first' : 'Leaves at once'}</p>}
        </Stack>
      </main>
    </UnsavedWorkContext>
  );
}

function ProfileForm() {
  const [name, setName] = useState('Ana');
  const [saved, setSaved] = useState('Ana');
  const work = useUnsavedWork({ id: 'profile', isDirty: name !== saved, values: { name }, onRestore: (kept) => setName(kept.name) });
  return (
    <>
      {work.notice}
      <TextField label="Name" value={name} onChange={setName} />
      <Button
        onPress={() => {
          work.release();
          setSaved(name);
        }}
      >
        Save
      </Button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByRole('textbox', { name: 'Name' });

export const Offer: Story = {};

export const RestoresWhatWasTyped: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: () => (
    <Application drafts={new Map([['profile', writeDraft('{"name":"Ana"}', '{"name":"Ana Maria"}')]])}>
      <ProfileForm />
    </Application>
  ),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Restore ‘Ana Maria’, typed on');
    await press('Restore');
    await expect(field()).toHaveValue('Ana Maria');
    await expect(field(), 'the button that had the focus is gone').toHaveFocus();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press('Leave the page');
    await expect(screen.getByText('Asks first')).toBeVisible();
    await press('Save');
    await press('Leave the page');
    await expect(screen.getByText('Leaves at once')).toBeVisible();
  },
};

const kept = new Map<string, string>();

export const KeepsEachLetterUntilItIsSaved: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: () => (
    <Application drafts={kept}>
      <ProfileForm />
    </Application>
  ),
  play: async () => {
    await userEvent.type(field(), ' M');
    await expect(kept.get('profile')).toContain('Ana M');
    await userEvent.type(field(), '{Backspace}{Backspace}');
    await expect(kept.has('profile')).toBe(false);
    await userEvent.type(field(), ' Maria');
    await press('Save');
    await expect(kept.has('profile')).toBe(false);
  },
};

const discarded = new Map([['profile', writeDraft('{"name":"Ana"}', '{"name":"Ana Maria"}')]]);

export const DiscardForgetsTheDraft: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: () => (
    <Application drafts={discarded}>
      <ProfileForm />
    </Application>
  ),
  play: async () => {
    await press('Discard');
    await expect(field()).toHaveValue('Ana');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(discarded.size).toBe(0);
  },
};

function Departments() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Edit department</Button>
      <DepartmentModal isOpen={isOpen} onOpenChange={setOpen} department={{ id: '7', name: 'Kitchen' }} onSave={() => Promise.resolve()} />
    </>
  );
}

/** Someone else has saved another name since: the draft's name is restored, and the form shows theirs before it is replaced. */
export const ChangedBySomebodyElseSince: Story = {
  render: () => (
    <Application drafts={new Map([['profile', writeDraft('{"name":"Anna"}', '{"name":"Ana Maria"}')]])}>
      <ProfileForm />
    </Application>
  ),
  play: async () => {
    await press('Restore');
    await expect(field()).toHaveValue('Ana Maria');
    await expect(screen.getByText('Someone else has changed this since. It is now: Ana. Saving replaces their version with yours.')).toBeVisible();
  },
};

/** A modal offers its draft each time it opens, and closing it unchanged forgets nothing. */
export const InAModal: Story = {
  render: () => (
    <Application drafts={new Map([['Edit Department 7', writeDraft('{"name":"Kitchen"}', '{"name":"Kitchen staff"}')]])}>
      <Departments />
    </Application>
  ),
  play: async () => {
    await press('Edit department');
    await screen.findByRole('alert');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('Edit department');
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    await expect(field()).toHaveValue('Kitchen staff');
    await expect(field(), 'the next Enter saves, and closes nothing').toHaveFocus();
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('Edit department');
    await waitFor(() => expect(field()).toHaveValue('Kitchen'));
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Restores the draft of a modal that is open. */
async function restore() {
  // The dialog sets its focus first: the picture is of a restored form with the focus where it stays.
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  await expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
}

const textbox = (name: string | RegExp) => screen.findByRole('textbox', { name });
const open = { isOpen: true, onOpenChange: nothing };
const done = () => Promise.resolve();

export const OfANewContentInstance: Story = {
  render: () => (
    <Application drafts={new Map([['Add Content Instance ', writeDraft('{"templateId":null,"name":"","targetEmail":""}', '{"templateId":"box","name":"Ideas","targetEmail":"ideas@prairie.example"}')]])}>
      <AddContentInstanceModal {...open} templates={[{ id: 'box', name: 'SuggestionBox', hasTargetEmail: true }]} onAdd={done} />
    </Application>
  ),
  play: async () => {
    await restore();
    await expect(await textbox('Name')).toHaveValue('Ideas');
    await expect(await textbox('Target email')).toHaveValue('ideas@prairie.example');
    await expect(screen.getByRole('button', { name: /Suggestion Box/ })).toBeVisible();
  },
};

export const OfATemplateThatIsGone: Story = {
  render: () => (
    <Application drafts={new Map([['Add Content Instance ', writeDraft('{"templateId":null,"name":"","targetEmail":""}', '{"templateId":"box","name":"Ideas","targetEmail":""}')]])}>
      <AddContentInstanceModal {...open} templates={[{ id: 'news', name: 'SocialFeed' }]} onAdd={done} />
    </Application>
  ),
  play: async () => {
    await restore();
    await expect(await textbox('Name')).toHaveValue('Ideas');
    await expect(screen.getByRole('button', { name: 'Add' })).toHaveAccessibleDescription('Template is required');
  },
};

const news = { contentInstanceId: 'news', canRead: true, canWrite: false, canDelete: false };

export const OfPermissions: Story = {
  render: () => (
    <Application drafts={new Map([['Edit Role Permissions 7', writeDraft('{"turned":[]}', `{"turned":[${JSON.stringify({ ...news, canWrite: true })}]}`)]])}>
      <RolePermissionsModal
        {...open}
        roleId="7"
        roleName="Care aides"
        instances={[{ id: 'news', name: 'House news' }, { id: 'menu', name: 'Weekly menu' }]}
        permissions={[news, { ...news, contentInstanceId: 'menu' }]}
        onSave={done}
      />
    </Application>
  ),
  play: async () => {
    await restore();
    await expect(await screen.findByRole('checkbox', { name: 'Write: House news' })).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: 'Read: Weekly menu' })).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: 'Write: Weekly menu' })).not.toBeChecked();
  },
};

export const OfALink: Story = {
  render: () => (
    <Application drafts={new Map([['Edit Link 7', writeDraft('{"label":"Menu","url":"https://old.example"}', '{"label":"Lunch menu","url":"https://menu.example"}')]])}>
      <LinkModal {...open} link={{ id: '7', label: 'Menu', url: 'https://old.example' }} address="https://app.example" onSave={done} />
    </Application>
  ),
  play: async () => {
    await restore();
    await expect(await textbox('Label')).toHaveValue('Lunch menu');
    await expect(await textbox('URL')).toHaveValue('https://menu.example');
  },
};

export const OfAFolder: Story = {
  render: () => (
    <Application drafts={new Map([['Edit Folder 7', writeDraft('{"name":"Forms"}', '{"name":"Forms of 2026"}')]])}>
      <FolderModal {...open} folder={{ id: '7', name: 'Forms' }} onSave={done} />
    </Application>
  ),
  play: async () => {
    await restore();
    await expect(field()).toHaveValue('Forms of 2026');
  },
};

export const OfANewConversation: Story = {
  render: () => (
    <Application drafts={new Map([['New conversation ', writeDraft('{"people":[],"groupName":""}', '{"people":[{"id":"1","name":"Ana Silva"},{"id":"2","name":"Bo Li"}],"groupName":"Night shift"}')]])}>
      <NewConversationDialog {...open} people={[]} onSearch={nothing} onCreate={done} />
    </Application>
  ),
  play: async () => {
    await restore();
    await expect(await textbox('Group name')).toHaveValue('Night shift');
    await expect(screen.getByText('Ana Silva')).toBeVisible();
    await expect(screen.getByText('Bo Li')).toBeVisible();
  },
};

export const NothingCanBeKept: Story = {
  render: () => (
    <Application drafts={new Map()} isLasting={false}>
      <ProfileForm />
    </Application>
  ),
  play: async () => {
    await userEvent.type(field(), ' M');
    await expect(screen.getByText(/cannot keep drafts/)).toBeVisible();
    field().blur();
  },
};

export const Narrow: Story = { parameters: { checks: { width: 320 } } };

export const Matrix: Story = { decorators: [allCombinations] };
