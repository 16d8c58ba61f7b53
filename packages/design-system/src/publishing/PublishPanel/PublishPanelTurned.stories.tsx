import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import type { PublishPanelProps } from './publishPanelTypes.ts';
import { panelBeside } from './samplePanel.ts';
import { draft } from './samplePublications.ts';

/** As on a tablet that is turned and turned back. */
function Turned(props: PublishPanelProps) {
  const [isBeside, setBeside] = useState(true);
  return (
    <main>
      <Button onPress={() => setBeside(!isBeside)}>Turn</Button>
      <PublishPanel {...props} isBeside={isBeside} />
    </main>
  );
}

const meta = {
  title: 'Publishing/PublishPanel/Turned',
  component: PublishPanel,
  tags: ['!autodocs'],
  parameters: { checks: { isWithoutPicture: true } },
  args: { ...panelBeside, item: draft },
  render: (args) => <Turned {...args} />,
} satisfies Meta<typeof PublishPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsWhatWasChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Recurrent' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Choose node' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Choose Publication Level' }));
    await userEvent.click(await picker.findByText('North Region'));
    await userEvent.click(picker.getByRole('button', { name: 'Select' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Turn' }));
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn' }));
    await expect(canvas.getByRole('radio', { name: 'Recurrent' })).toBeChecked();
    await expect(canvas.getByText(/^North Region/)).toBeVisible();
  },
};

export const KeepsAHalfTypedDate: Story = {
  play: async ({ canvas }) => {
    const parts = () => canvas.getByRole('group', { name: 'Publication date' });
    const part = (name: RegExp) => within(parts()).getByRole('spinbutton', { name });
    const written = () => within(parts()).getAllByRole('spinbutton').map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole('radio', { name: 'Scheduled Date' }));
    part(/^year/).focus();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    part(/^day/).focus();
    await userEvent.keyboard('17');
    const half = written();
    await expect(half).toContain('17');
    await expect(half).toContain('yyyy');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn' }));
    await expect(canvas.queryByRole('group', { name: 'Publication date' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn' }));
    await waitFor(() => expect(written()).toEqual(half));
    part(/^year/).focus();
    await userEvent.keyboard('2027');
    await waitFor(() => expect(written()).toContain('2027'));
    await userEvent.click(canvas.getByRole('button', { name: 'Turn' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Turn' }));
    await waitFor(() => expect(written()).toEqual(half.map((text) => (text === 'yyyy' ? '2027' : text))));
  },
};
