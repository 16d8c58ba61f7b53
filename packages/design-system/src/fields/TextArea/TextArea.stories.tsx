import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'Message', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}><Story /></div>],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const notice = 'The front door is closed for repairs until Friday. Please use the garden entrance.';

export const Empty: Story = { args: { placeholder: 'What should residents know?', description: 'Shown on every screen of the residence.', isRequired: true } };
export const Counted: Story = { args: { defaultValue: notice, maxLength: 255, description: 'Sent as one text message when it is short enough.' } };
export const NearMaximum: Story = { args: { defaultValue: notice, maxLength: 90 } };
export const Refused: Story = { args: { defaultValue: notice, maxLength: 255, disabledReason: 'A published message cannot be changed.' } };
export const ReadOnly: Story = { args: { defaultValue: notice, isReadOnly: true } };

const announced = (text: string) => screen.getByText(text, { selector: '[data-live-announcer] *' });

export const PastMaximum: Story = {
  args: { maxLength: 12 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(area, 'The front door');
    await expect(area).toHaveValue('The front door');
    await expect(area).toBeInvalid();
    // A description that changed at each letter would be announced at each letter.
    await expect(area).toHaveAccessibleDescription(/^\s*Shorten this by 2 characters\. At most 12 characters\.\s*$/);
    await waitFor(() => expect(announced('Shorten this by 2 characters.')).toBeInTheDocument());
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(area).toBeValid();
    await waitFor(() => expect(announced('0 characters left')).toBeInTheDocument());
    await expect(screen.queryByText('Shorten this by 1 character.', { selector: '[data-live-announcer] *' }), 'only the words at the pause are announced').toBeNull();
    await expect(args.onChange).toHaveBeenLastCalledWith('The front do');
  },
};

export const Growing: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { isGrowing: true, rows: 2, maxRows: 5 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Message' });
    const small = area.clientHeight;
    await userEvent.type(area, 'One{enter}Two{enter}Three{enter}Four');
    await expect(area.clientHeight).toBeGreaterThan(small);
    await userEvent.type(area, '{enter}Five{enter}Six{enter}Seven');
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <TextArea label="Empty" rows={2} placeholder="What should residents know?" isRequired maxLength={255} />
      <TextArea label="Near its maximum" rows={2} defaultValue={notice} maxLength={90} />
      <TextArea label="Past its maximum" rows={2} defaultValue={notice} maxLength={60} description="Shown on screens." />
      <TextArea label="Refused" rows={2} defaultValue={notice} disabledReason="Your role may not change it." />
    </div>
  ),
};
