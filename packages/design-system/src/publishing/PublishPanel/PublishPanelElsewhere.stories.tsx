import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { PublishCard } from './PublishCard.tsx';
import type { PublishCardProps } from './publishPanelTypes.ts';
import { panel } from './samplePanel.ts';
import { published, scheduled } from './samplePublications.ts';

/** The schedule publishes the item while the user edits it. */
function Written(props: PublishCardProps) {
  const [text, setText] = useState('');
  return (
    <main>
      <TextField label="Message" value={text} onChange={setText} />
      <PublishCard {...props} item={text === '' ? scheduled : published} />
    </main>
  );
}

const meta = {
  title: 'Publishing/PublishPanel/Elsewhere',
  component: PublishCard,
  tags: ['!autodocs'],
  parameters: { checks: { isWithoutPicture: true } },
  args: { ...panel, item: scheduled },
  render: (args) => <Written {...args} />,
} satisfies Meta<typeof PublishCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WhoWritesKeepsTheFocus: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Doors');
    await expect(canvas.getByRole('button', { name: 'Unpublish' })).toBeVisible();
    await expect(field).toHaveValue('Doors');
    await expect(field).toHaveFocus();
    await waitFor(() => expect(screen.getByText('Spring newsletter (Published)', { selector: '[data-live-announcer] *' })).toBeInTheDocument());
  },
};
