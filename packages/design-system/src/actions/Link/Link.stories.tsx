import type { Meta, StoryObj } from '@storybook/react-vite';
import ExternalLink from 'lucide-react/icons/external-link';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Link } from './Link.tsx';
import { type LinkElementProps, LinkElementProvider } from './LinkElement.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { children: 'All publications', href: '#publications' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = { render: (args) => <p>The newsletter is in <Link {...args} />, with its history.</p> };
export const Plain: Story = { args: { variant: 'plain' } };
export const LooksLikeButton: Story = { args: { variant: 'button' } };
export const LooksLikePrimaryButton: Story = { args: { variant: 'buttonSolid' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const OutOfTheConsole: Story = {
  args: { children: 'Support hub', href: 'https://support.example', target: '_blank', icon: <ExternalLink aria-hidden /> },
};

const navigate = fn();

/** A stand-in for the router's link. */
function RouterLink({ href, onClick, children, ...props }: LinkElementProps) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

export const ThroughTheRouter: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { href: '/content?page=2' },
  render: (args) => (
    <LinkElementProvider element={RouterLink}>
      <Link {...args} />
    </LinkElementProvider>
  ),
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    const link = within(canvasElement).getByRole('link', { name: 'All publications' });
    await expect(link).toHaveAttribute('href', '/content?page=2');
    await userEvent.click(link);
    await expect(navigate).toHaveBeenLastCalledWith('/content?page=2');
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledTimes(2);
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: (args) => (
    <div style={{ display: 'flex', gap: 16, flexWrap: 'wrap', alignItems: 'center' }}>
      <Link {...args} />
      <Link {...args} variant="plain" />
      <Link {...args} variant="button" />
      <Link {...args} variant="buttonSolid" />
    </div>
  ),
};
