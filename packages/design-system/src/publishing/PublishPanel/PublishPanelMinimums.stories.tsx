import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PublishPanel } from './PublishPanel.tsx';
import { panelBeside } from './samplePanel.ts';
import { draft } from './samplePublications.ts';

const meta = {
  title: 'Publishing/PublishPanel/Minimums',
  component: PublishPanel,
  tags: ['!autodocs'],
  parameters: { checks: { isWithoutPicture: true } },
  args: { ...panelBeside, item: draft },
} satisfies Meta<typeof PublishPanel>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const chooseNode = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Choose node' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Choose Publication Level' }));
  await userEvent.click(await picker.findByText('North Region'));
  await userEvent.click(picker.getByRole('button', { name: 'Select' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

/** Types a day, month, year, hour and minute into a date. */
const typeDate = async (canvas: Canvas, name: string, date: string) => {
  within(canvas.getByRole('group', { name })).getByRole('spinbutton', { name: /^day/ }).focus();
  await userEvent.keyboard(date);
};

const expectRefused = async (canvas: Canvas, name: string, reason: string) => {
  const date = canvas.getByRole('group', { name });
  await waitFor(() => expect(date).toHaveAccessibleDescription(expect.stringContaining(reason)));
  await expect(date.contains(document.activeElement), 'the focus is on what is wrong').toBe(true);
};

/** The minimums of core §5; it is 1 May 2026 2:37 PM. */
export const ADateBeforeNow: Story = {
  play: async ({ canvas, args }) => {
    await chooseNode(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Scheduled Date' }));
    await typeDate(canvas, 'Publication date', '010520261436');
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule Publish' }));
    await expectRefused(canvas, 'Publication date', 'Choose 1 May 2026 2:37 PM or later.');
    await expect(args.acts.onSchedule).not.toHaveBeenCalled();
  },
};

export const APinThatEndsBeforeItsDate: Story = {
  play: async ({ canvas, args }) => {
    await chooseNode(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Scheduled Date' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pin' }));
    await typeDate(canvas, 'Pin Item Until', '010520261459');
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule Publish' }));
    await expectRefused(canvas, 'Pin Item Until', 'Choose 1 May 2026 3:00 PM or later.');
    await expect(args.acts.onSchedule).not.toHaveBeenCalled();
    await typeDate(canvas, 'Pin Item Until', '010520261500');
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule Publish' }));
    await expect(args.acts.onSchedule).toHaveBeenCalledWith('north', '2026-05-01T19:00:00.000Z', '2026-05-01T19:00:00.000Z');
  },
};

export const APinThatEndsBeforeNow: Story = {
  play: async ({ canvas, args }) => {
    await chooseNode(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pin' }));
    await typeDate(canvas, 'Pin Item Until', '010520261436');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expectRefused(canvas, 'Pin Item Until', 'Choose 1 May 2026 2:37 PM or later.');
    await expect(args.acts.onPublish).not.toHaveBeenCalled();
  },
};

/** decisions-core A39: the end of the pin moves on with a date that passes it. */
export const APinThatItsDatePasses: Story = {
  play: async ({ canvas, args }) => {
    await chooseNode(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Scheduled Date' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pin' }));
    await typeDate(canvas, 'Publication date', '010620260900');
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule Publish' }));
    await expect(args.acts.onSchedule).toHaveBeenCalledWith('north', '2026-06-01T13:00:00.000Z', '2026-06-15T13:00:00.000Z');
  },
};
