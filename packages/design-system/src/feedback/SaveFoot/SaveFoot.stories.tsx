import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { SaveFoot } from './SaveFoot.tsx';

const meta = {
  title: 'Feedback/SaveFoot',
  component: SaveFoot,
  args: { failure: null, saveLabel: 'Save', discardLabel: 'Discard', isDirty: true, isSaving: false, refusal: undefined, onDiscard: fn(), onSave: fn() },
} satisfies Meta<typeof SaveFoot>;

export default meta;
type Story = StoryObj<typeof meta>;

const failure = { title: 'Not saved', detail: 'Nothing was sent. You are offline.' };

export const Unchanged: Story = { args: { isDirty: false, refusal: 'There are no changes to save.' } };

export const Saving: Story = { args: { isSaving: true } };

export const Failed: Story = {
  args: {
    failure,
    acts: (
      <Button variant="outline" tone="danger">
        Reset to default
      </Button>
    ),
  },
};

export const FailureIsScrolledIntoSight: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: (args) => <BelowTheFold {...args} />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Submit from above' }));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    await expect(screen.getByRole('button', { name: 'Save' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};

export const DiscardLeavesTheFocusOnSave: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
};

export const Matrix: Story = { args: { failure }, decorators: [allCombinations] };

function BelowTheFold(props: Parameters<typeof SaveFoot>[0]) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <Button onPress={() => setFailed(true)}>Submit from above</Button>
      <div style={{ blockSize: '200vh' }} />
      <SaveFoot {...props} failure={hasFailed ? failure : null} />
    </>
  );
}
