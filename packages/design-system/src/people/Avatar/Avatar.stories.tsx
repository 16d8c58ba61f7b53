import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 8 8%22%3E%3Crect width=%228%22 height=%228%22 fill=%22%23356%22/%3E%3Ccircle cx=%224%22 cy=%223%22 r=%221.6%22 fill=%22%23fff%22/%3E%3Cellipse cx=%224%22 cy=%227%22 rx=%222.8%22 ry=%222%22 fill=%22%23fff%22/%3E%3C/svg%3E';

const meta = {
  title: 'People/Avatar',
  component: Avatar,
  args: { name: 'Ada Osei' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Letters: Story = {};
export const Picture: Story = { args: { image: picture, size: 'large' } };

export const FallsBackToLetters: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { image: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('AO'));
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: () => (
    <Inline gap="small">
      {['Ada Osei', 'Siobhán Ní Dhomhnaill', 'Cher', 'Wei Chen', 'Noor Haddad', 'Émile Zola'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="Ada Osei" size="small" />
      <Avatar name="Ada Osei" size="large" />
    </Inline>
  ),
};
