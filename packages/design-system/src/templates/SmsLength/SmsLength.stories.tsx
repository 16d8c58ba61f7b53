import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SmsLength } from './SmsLength.tsx';

const meta = {
  title: 'Templates/SmsLength',
  component: SmsLength,
  args: { text: 'The front door is closed until Friday.' },
} satisfies Meta<typeof SmsLength>;

export default meta;
type Story = StoryObj<typeof SmsLength>;

export const OneMessage: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('38 characters, 1 message')).toBeVisible();
  },
};

export const Template: Story = {
  args: { text: 'Hello {{firstName}}, you have {{count}} notices', isTemplate: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('25 characters and 2 placeholders, at least 1 message')).toBeVisible();
  },
};

/** A typographic quotation mark is not in the short alphabet: a message holds 70 characters instead of 160. */
export const OtherSigns: Story = {
  args: { text: `Today’s menu: ${'soup, '.repeat(12)}` },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/2 messages/)).toBeVisible();
    await expect(within(canvasElement).getByText(/’/)).toBeVisible();
  },
};

export const Empty: Story = { args: { text: '' } };
