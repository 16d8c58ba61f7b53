import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { foreignMarkup } from '#storybook/provokedReports';
import { inOwnWindow } from '#storybook/frames';
import { emailSample, sampleProperties } from '../parts/sampleTemplates.ts';
import { EmailTestModal } from './EmailTestModal.tsx';

const meta = {
  title: 'Templates/EmailTestModal',
  component: EmailTestModal,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    body: emailSample,
    properties: sampleProperties,
    onSend: fn(() => Promise.resolve()),
  },
  parameters: { ...inOwnWindow, checks: { provokedReports: foreignMarkup } },
} satisfies Meta<typeof EmailTestModal>;

export default meta;
type Story = StoryObj<typeof EmailTestModal>;

const frame = () => screen.findByTitle<HTMLIFrameElement>('Preview of the email', undefined, { timeout: 15_000 });

/** The frame does not have our origin and runs nothing; values are text, whatever they look like. */
export const Sent: Story = {
  play: async ({ args }) => {
    const preview = await frame();
    await expect(preview).toHaveAttribute('sandbox', '');
    await expect(preview.srcdoc).toContain('Welcome, {{firstName}}');
    await expect(preview.srcdoc).toContain('padding: 24px');
    await expect(preview.srcdoc).not.toMatch(/<script|onerror/);
    await userEvent.type(screen.getByRole('textbox', { name: 'firstName' }), '<b>Maya</b> {{{{unreadCount}}');
    await userEvent.type(screen.getByRole('textbox', { name: 'unreadCount' }), '3');
    await userEvent.click(screen.getByRole('checkbox', { name: 'isNewUser' }));
    await waitFor(() => expect(preview.srcdoc).toContain('Welcome, &lt;b&gt;Maya&lt;/b&gt; {{unreadCount}}'));
    await userEvent.click(screen.getByRole('button', { name: 'Send test' }));
    await expect(args.onSend).toHaveBeenCalledWith({ firstName: '<b>Maya</b> {{unreadCount}}', unreadCount: 3, isNewUser: true });
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(window).not.toHaveProperty('hostileRan');
  },
};

export const WrongNumber: Story = {
  play: async ({ args }) => {
    await frame();
    const count = screen.getByRole('textbox', { name: 'unreadCount' });
    await userEvent.type(count, 'three');
    await userEvent.click(screen.getByRole('button', { name: 'Send test' }));
    await waitFor(() => expect(count).toHaveFocus());
    await waitFor(() => expect(count).toHaveAccessibleDescription(/is not valid\. Use a number/));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { properties: [], onSend: () => Promise.reject(new Error('Unable to send test message')) },
  play: async ({ args }) => {
    await frame();
    await userEvent.click(screen.getByRole('button', { name: 'Send test' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Unable to send test message');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { properties: [], onSend: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args }) => {
    await frame();
    const send = screen.getByRole('button', { name: /Send test/ });
    await userEvent.click(send);
    await userEvent.click(send);
    await userEvent.keyboard('{Escape}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { body: '', properties: sampleProperties } };
