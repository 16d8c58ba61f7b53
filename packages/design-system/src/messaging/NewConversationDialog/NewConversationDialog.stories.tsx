import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { NewConversationDialog } from './NewConversationDialog.tsx';
import type { NewConversationDialogProps } from './newConversationTypes.ts';

type Create = NewConversationDialogProps['onCreate'];

const meta = {
  title: 'Messaging/NewConversationDialog',
  component: NewConversationDialog,
  parameters: inOwnWindow,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onSearch: fn(),
    onCreate: fn<Create>(() => Promise.resolve()),
    people: [
      { id: 'ada', name: 'Ada Larsson', detail: 'adalarsson' },
      { id: 'bao', name: 'Bao Nguyen', detail: 'baonguyen' },
      { id: 'max', name: 'Maximiliana Featherstonehaugh-Okafor of the northern region', detail: 'maxfo' },
    ],
  },
} satisfies Meta<typeof NewConversationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const search = async (phrase: string) => {
  const field = await screen.findByRole('searchbox', { name: 'Search people' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard(phrase);
};
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('row', { name }, { timeout: 3000 }));
const create = () => screen.getByRole('button', { name: 'Create' });

export const BeforeASearch: Story = {
  play: async ({ args }) => {
    await search('a{Enter}');
    await expect(screen.getByRole('searchbox')).toHaveAccessibleDescription(/^\s*Type at least 2 characters\s*$/);
    await waitFor(() => expect(create()).toHaveAccessibleDescription('Choose at least one person.'));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const ReachedByTheDownArrow: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async () => {
    await search('ada');
    const first = await screen.findByRole('row', { name: /^Ada Larsson/ }, { timeout: 3000 });
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
  },
};

export const ClosedByEscapeFromItsSearch: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    await search('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const WithOnePerson: Story = {
  play: async ({ args }) => {
    await search('ada');
    await choose(/^Ada Larsson/);
    await expect(args.onSearch).toHaveBeenCalledWith('ada');
    await expect(screen.queryByRole('textbox', { name: 'Group name' })).toBeNull();
    await waitFor(() => expect(create()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(create());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onCreate).toHaveBeenCalledWith({ participantIds: ['ada'], name: '', message: '' });
  },
};

export const Group: Story = {
  play: async ({ args }) => {
    await search('an');
    await choose(/^Ada Larsson/);
    await choose(/^Bao Nguyen/);
    await choose(/^Maximiliana/);
    await userEvent.click(screen.getByRole('button', { name: /Remove Maximiliana/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Group name' }), 'Night shift');
    await userEvent.click(create());
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledWith({ participantIds: ['ada', 'bao'], name: 'Night shift', message: '' }));
  },
};

export const Failed: Story = {
  args: { onCreate: fn<Create>(() => Promise.reject(new Error('Unable to process your request. Status code 500.'))) },
  play: async ({ args }) => {
    await search('ada');
    await choose(/^Ada Larsson/);
    await waitFor(() => expect(create()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(create());
    await expect(await screen.findByRole('alert')).toHaveTextContent('Unable to process your request. Status code 500.');
    await expect(screen.getByRole('button', { name: /Remove Ada Larsson/ })).toBeInTheDocument();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const NobodyFound: Story = {
  args: { people: [] },
  play: async () => {
    await search('zz');
    await expect(await screen.findByText('No one found for “zz”.', undefined, { timeout: 3000 })).toBeVisible();
  },
};

const chosen = ['Ada Larsson', 'Bao Nguyen', 'Chidi Eze', 'Dana Ruiz'].map((name) => ({ id: name, name }));
type WriteEach = NonNullable<NewConversationDialogProps['onWriteEach']>;

/** A screen reader announces them with the field that has the focus. */
export const RecipientsAnnouncedWithItsField: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { recipients: [...chosen, ...['Eve Stone', 'Finn Berg', 'Gita Rao'].map((name) => ({ id: name, name }))], onWriteEach: fn<WriteEach>(() => Promise.resolve({ left: [], reason: '' })) },
  play: async () => {
    const field = await screen.findByRole('searchbox', { name: 'Search people' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/^\s*Chosen: Ada Larsson, Bao Nguyen, Chidi Eze, Dana Ruiz, Eve Stone, 2 more\.\s+Type at least 2 characters\s*$/);
    await userEvent.click(screen.getByRole('button', { name: /Remove Ada Larsson/ }));
    await expect(field).toHaveAccessibleDescription(/^\s*Chosen: Bao Nguyen, .*, 1 more/);
  },
};

/** People who were chosen elsewhere: nothing is sent automatically, and it closes without a question. */
export const WithRecipients: Story = {
  args: { recipients: chosen, onWriteEach: fn<WriteEach>(() => Promise.resolve({ left: [], reason: '' })) },
  play: async ({ args }) => {
    await expect(await screen.findByRole('radio', { name: /One conversation with all 4 people/ })).toBeChecked();
    await waitFor(() => expect(create()).not.toHaveAttribute('aria-disabled'));
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const RecipientsLeftWithoutAQuestion: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { recipients: chosen, onWriteEach: fn<WriteEach>(() => Promise.resolve({ left: [], reason: '' })) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const NotEveryoneWritten: Story = {
  args: { recipients: chosen, onWriteEach: fn<WriteEach>(() => Promise.resolve({ left: ['Bao Nguyen'], reason: 'Bao Nguyen is away.' })) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /4 conversations, one with each/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Message/ }), 'Please confirm the fire drill.');
    await userEvent.click(screen.getByRole('button', { name: 'Send to 4 people' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Unable to create chat with Bao Nguyen. Bao Nguyen is away. The other 3 people have been written to and are not written to again.');
    await expect(args.onWriteEach).toHaveBeenCalledWith(expect.objectContaining({ participantIds: chosen.map(({ id }) => id), message: 'Please confirm the fire drill.' }));
    await expect(screen.queryByRole('button', { name: /Remove Ada Larsson/ })).toBeNull();
    await expect(screen.getByRole('button', { name: /Remove Bao Nguyen/ })).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Send to 1 person' })).toBeEnabled();
  },
};

export const WritingStoppedInTheMiddle: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: {
    recipients: chosen,
    onWriteEach: fn<WriteEach>(
      ({ participantIds, onProgress, signal }) =>
        new Promise((resolve) => {
          onProgress(1);
          signal.addEventListener('abort', () => resolve({ left: participantIds.slice(1), reason: '' }));
        }),
    ),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /4 conversations, one with each/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Message/ }), 'Please confirm the fire drill.');
    await userEvent.click(screen.getByRole('button', { name: 'Send to 4 people' }));
    await expect(await screen.findByText('Writing: 1 of 4')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await expect(await screen.findByText('Stopped. The message is on its way to 1 of 4 people. The others are still chosen.')).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Send to 3 people' })).toHaveFocus();
  },
};
