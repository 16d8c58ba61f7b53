import type { Meta, StoryObj } from '@storybook/react-vite';
import { allCombinations } from '#storybook/frames';
import { OfflineBanner } from './OfflineBanner.tsx';

const meta = {
  title: 'Feedback/OfflineBanner',
  component: OfflineBanner,
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoNetwork: Story = {};
export const HostSilent: Story = { args: { reason: 'host' } };
export const SignInSilent: Story = { args: { reason: 'signIn' }, parameters: { checks: { width: 390 } } };
export const Matrix: Story = { decorators: [allCombinations] };
