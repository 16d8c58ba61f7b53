import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { TypeToConfirmModal, type TypeToConfirmModalProps } from './TypeToConfirmModal.tsx';

const meta = {
  title: 'Overlays/TypeToConfirmModal',
  component: TypeToConfirmModal,
  parameters: inOwnWindow,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Delete Content Instance',
    name: 'Spring newsletter',
    children: "'Spring newsletter' and all 42 items on it will be deleted. This action cannot be undone.",
    confirmLabel: 'Delete',
    onConfirm: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof TypeToConfirmModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('textbox');
const confirm = () => screen.getByRole('button', { name: 'Delete' });

export const NothingTyped: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(confirm()).toHaveAttribute('aria-disabled', 'true');
    await expect(confirm()).toHaveAccessibleDescription('Type the name exactly as shown above.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const OtherCaseIsRefused: Story = {
  play: async ({ args }) => {
    await userEvent.type(field(), 'spring newsletter{Enter}');
    await userEvent.click(confirm());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Ready: Story = {
  play: async () => {
    await userEvent.type(field(), 'Spring newsletter');
    await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled'));
  },
};

/** Seen as one blank and an apostrophe, typed as one blank and an apostrophe. */
export const TypedAsItLooks: Story = {
  args: { name: 'Residents’  Art' },
  parameters: { checks: { isWithoutPicture: true } },
  play: async () => {
    await userEvent.type(field(), "Residents' Art");
    await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled'));
  },
};

export const StillCounting: Story = {
  args: { confirmDisabledReason: 'What this affects is still being counted.' },
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(confirm()).toHaveAccessibleDescription('What this affects is still being counted.');
    await userEvent.click(confirm());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Counts until the story ends it. */
function Counted(props: TypeToConfirmModalProps) {
  const [isCounting, setCounting] = useState(true);
  useEffect(() => {
    const end = () => setCounting(false);
    window.addEventListener('counted', end);
    return () => window.removeEventListener('counted', end);
  }, []);
  return <TypeToConfirmModal {...props} confirmDisabledReason={isCounting ? 'What this affects is still being counted.' : undefined} />;
}

export const FieldThatComesLateTakesTheFocus: Story = {
  render: (args) => <Counted {...args} />,
  parameters: { checks: { isWithoutPicture: true } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveFocus());
    window.dispatchEvent(new Event('counted'));
    await waitFor(() => expect(field()).toHaveFocus());
  },
};

export const FieldThatComesLateLeavesTheFocusWhereSomebodyWentMeanwhile: Story = {
  render: (args) => <Counted {...args} />,
  parameters: { checks: { isWithoutPicture: true } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveFocus());
    await userEvent.tab();
    const chosen = document.activeElement;
    await expect(chosen).toHaveAccessibleName('Close');
    window.dispatchEvent(new Event('counted'));
    await waitFor(() => expect(field()).toBeVisible());
    await expect(chosen).toHaveFocus();
  },
};

export const NothingIsLost: Story = {
  args: { isNameAsked: false },
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    await expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(confirm());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const ConfirmedByEnter: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    await userEvent.type(field(), 'Spring newsletter{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const StaysWithTheMessageWhenItFails: Story = {
  args: { onConfirm: fn(() => Promise.reject(new Error('The page is in use by 3 units.'))) },
  play: async ({ args }) => {
    await userEvent.type(field(), 'Spring newsletter');
    await userEvent.click(confirm());
    await expect(await screen.findByRole('alert')).toHaveTextContent('The page is in use by 3 units.');
    await expect(field()).toHaveValue('Spring newsletter');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const StaysWhileItRuns: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args }) => {
    await userEvent.type(field(), 'Spring newsletter{Enter}{Enter}{Escape}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h1>Pages</h1>
      <Button tone="danger" onPress={() => setOpen(true)}>
        Delete page
      </Button>
      <TypeToConfirmModal {...meta.args} isOpen={isOpen} onOpenChange={setOpen} />
    </main>
  );
}

export const StartsEmptyWhenOpenedAgain: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: () => <Page />,
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Delete page' });
    await userEvent.click(open);
    await userEvent.type(await screen.findByRole('textbox'), 'Spring');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.click(open);
    await expect(await screen.findByRole('textbox')).toHaveValue('');
  },
};

export const LongName: Story = {
  args: { name: 'Weekly menu of the dining room on the second floor of Maple Court, with the diets and the wishes of residents' },
  parameters: { checks: { width: 320 } },
};
