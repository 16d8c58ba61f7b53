import type { Meta, StoryObj } from '@storybook/react-vite';
import { allCombinations } from '#storybook/frames';
import { TenantLogo } from './TenantLogo.tsx';

const wide = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" rx="6" fill="#0f6d5c"/><text x="60" y="28" font-family="sans-serif" font-size="22" text-anchor="middle" fill="#fff">Prairie</text></svg>')}`;

const meta = {
  title: 'Navigation/TenantLogo',
  component: TenantLogo,
  args: { name: 'Prairie Homes', logo: wide },
} satisfies Meta<typeof TenantLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Never cropped: a wide logo is shown whole. */
export const Wide: Story = {};
export const WithoutPicture: Story = { args: { logo: null } };
export const Matrix: Story = {
  decorators: [allCombinations],
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <TenantLogo name="Prairie Homes" logo={wide} />
      <TenantLogo name="Harbour Care" logo={null} />
    </div>
  ),
};
