import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { sampleProperties, smsSample } from '../parts/sampleTemplates.ts';
import { SmsTestModal } from './SmsTestModal.tsx';

const meta = {
  title: 'Templates/SmsTestModal',
  component: SmsTestModal,
  parameters: inOwnWindow,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    body: smsSample,
    properties: sampleProperties,
    onSend: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof SmsTestModal>;

export default meta;
type Story = StoryObj<typeof SmsTestModal>;

export const Sent: Story = {
  play: async ({ args }) => {
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    await waitFor(() => expect(preview.getByText(/Hello \{\{firstName\}\}/)).toBeVisible());
    await userEvent.type(screen.getByRole('textbox', { name: 'firstName' }), 'Zoë & Max');
    await userEvent.type(screen.getByRole('textbox', { name: 'unreadCount' }), '2,5');
    await expect(preview.getByText(/Hello Zoë & Max, you have 2,5/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send test' }));
    await expect(args.onSend).toHaveBeenCalledWith({ firstName: 'Zoë & Max', unreadCount: 2.5, isNewUser: false });
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

/** Without a list of properties there are fields for the placeholders of the template itself, as text. */
export const PropertiesOfTheTemplate: Story = {
  args: { body: 'Your code is {{code}}. {{code}} is valid for a day.' },
  render: ({ properties: _properties, ...args }) => <SmsTestModal {...args} />,
  play: async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'code' }), '4711');
    await expect(screen.getByText('Your code is 4711. 4711 is valid for a day.')).toBeVisible();
  },
};

export const NoPlaceholders: Story = { args: { body: 'The front door is closed for repairs until Friday.', properties: [] } };

export const LongText: Story = {
  args: { body: `${'The front door is closed for repairs until Friday. '.repeat(12)}https://example.com/${'a'.repeat(80)}`, properties: [] },
};

export const Failed: Story = {
  args: { properties: [], onSend: () => Promise.reject(new Error('Unable to send test message')) },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Send test' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Unable to send test message');
  },
};
