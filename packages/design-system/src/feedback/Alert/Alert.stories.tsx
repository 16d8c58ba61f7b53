import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { title: 'The list could not be loaded', children: 'Unable to process your request.' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {
  args: { title: 'Acting as unit administrator of North Region', children: 'Calls are made with that role.' },
};

export const WithAction: Story = {
  args: { tone: 'danger', action: <Button variant="outline" tone="neutral">Try again</Button> },
};

export const Dismissible: Story = {
  args: { tone: 'success', title: 'Item Published', children: undefined, onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Announced: Story = {
  args: { tone: 'danger', isAnnounced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list could not be loaded');
  },
};

export const LongMessage: Story = {
  args: {
    tone: 'warning',
    title: 'You do not have sufficient permissions to publish on the selected organization node',
    children:
      'Ask a super administrator of Harbour Care to add the node to your role, or choose another node: https://example.org/a-very-long-address-without-any-place-to-break-it-so-that-it-must-be-broken-anywhere',
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: () => (
    <Stack gap="small">
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title="Changes saved">
          Everyone in North Region sees them now.
        </Alert>
      ))}
    </Stack>
  ),
};
