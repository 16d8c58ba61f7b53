import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { SidePanel, type SidePanelProps } from './SidePanel.tsx';

const pinned = fn();

/** A page with a list behind the panel, which shows what stays usable. */
function Page(props: SidePanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h1>Spring newsletter</h1>
      <Stack gap="medium">
        <Button onPress={() => setOpen(true)}>Publish</Button>
        <Button variant="outline" tone="neutral" onPress={pinned}>
          Pin
        </Button>
      </Stack>
      <SidePanel
        footer={
          <>
            <Button variant="outline" tone="neutral" onPress={() => setOpen(false)}>
              Cancel
            </Button>
            <Button isPending={props.isBusy ?? false}>Publish now</Button>
          </>
        }
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </main>
  );
}

const meta = {
  title: 'Overlays/SidePanel',
  component: SidePanel,
  parameters: inOwnWindow,
  render: (args) => <Page {...args} />,
  args: {
    title: 'Publish',
    // The page around it opens it.
    isOpen: false,
    onOpenChange: () => undefined,
    children: (
      <Stack gap="large">
        <Alert tone="info" title="Everyone in North Region will see it" />
        <TextField label="Publication node" defaultValue="North Region" />
        <TextField label="Note" rows={3} />
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Publish' })).toBeVisible());
  },
} satisfies Meta<SidePanelProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const Narrow: Story = { parameters: { checks: { width: 390 } } };

export const LongContent: Story = {
  args: {
    title: 'Publish ‘Weekly menu of the dining room on the second floor, with the diets of all residents’',
    children: Array.from({ length: 40 }, (_, index) => <p key={index}>Line {index + 1} of a text that is longer than the window.</p>),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Content' })).toHaveAttribute('tabindex', '0'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish now' })).toBeVisible());
  },
};

export const EscapeClosesAndReturnsFocus: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async (context) => {
    await meta.play(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Publish' })).toHaveFocus());
  },
};

export const StaysWhileSaving: Story = {
  args: { isBusy: true },
  play: async (context) => {
    await meta.play(context);
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const BesideThePage: Story = {
  args: { isModal: false },
  play: async (context) => {
    pinned.mockClear();
    await meta.play(context);
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(context.canvas.getByRole('button', { name: 'Pin' }));
    await expect(pinned).toHaveBeenCalledOnce();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(screen.getByRole('textbox', { name: 'Note' }));
  },
};

export const BesideThePageClosesWithEscape: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { isModal: false },
  play: async (context) => {
    await BesideThePage.play!(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};
