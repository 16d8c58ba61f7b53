import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { PhonePreview } from './PhonePreview.tsx';

const scene = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#f1d9c4"/><path d="M0 180 90 90l60 50 80-90 90 130z" fill="#8a5a44"/></svg>',
)}`;

const meta = {
  title: 'Publishing/PhonePreview',
  component: PhonePreview,
  args: {
    theme: 'blue',
    item: {
      page: 'News and Announcements',
      author: 'Amara Okafor',
      when: '18 Nov 2026 9:00 AM',
      isPinned: true,
      text: 'Flu clinics are back on site, every second week until February.\n\nQuestions go to @priya.raman.',
      attachments: [{ id: '1', name: 'clinic-arm.jpg' }],
      link: { label: 'Staff immunization 2026/27', host: 'intranet.harbourcare.example' },
      request: 'I have read this',
    },
  },
} satisfies Meta<typeof PhonePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Post: Story = {};

/** A picture, one that has not loaded yet, and a video. */
export const Pictures: Story = {
  args: {
    item: {
      ...meta.args.item,
      attachments: [
        { id: '1', name: 'clinic-arm.jpg', picture: <img alt="" src={scene} /> },
        { id: '2', name: 'poster-clinic-dates.png' },
        { id: '3', name: 'courtyard.webm', picture: <img alt="" src={scene} /> },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'clinic-arm.jpg' })).toBeVisible();
    await expect(canvas.getByText('poster-clinic-dates.png')).toBeVisible();
  },
};

export const Dark: Story = { args: { defaultScheme: 'dark' } };

export const Empty: Story = { args: { item: { page: 'News and Announcements', author: 'Amara Okafor', when: 'Not published yet', text: '' } } };

export const Survey: Story = {
  args: {
    item: {
      page: 'Staff Surveys',
      author: 'Mei Chen',
      when: 'Open until 22 Dec 2026',
      title: 'How was your orientation?',
      text: '',
      question: { text: 'Did orientation prepare you for your first shift?', place: 3, count: 8, isRequired: true, kind: 'one', options: ['Yes, fully', 'Mostly', 'Only in part', 'No'] },
    },
  },
};

export const SwitchesToDark: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(canvas.getByRole('region', { name: 'As staff see it' })).toHaveAttribute('data-scheme', 'dark');
    await expect(canvas.getByText('@priya.raman').tagName).toBe('B');
  },
};

export const Matrix: Story = { decorators: [allCombinations] };
