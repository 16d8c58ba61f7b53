import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Announcement } from './Announcement.tsx';
import { say, takeBackSaid } from './say.ts';

/** A count that changes with each letter, as in a search. */
function Count() {
  const [text, setText] = useState('');
  return (
    <>
      <TextField label="Search" value={text} onChange={setText} />
      <p>{text.length} matches</p>
      <Announcement>{text === '' ? '' : `${text.length} matches`}</Announcement>
    </>
  );
}

const meta = { title: 'Feedback/Announcement', component: Count, tags: ['!autodocs'], parameters: { checks: { isWithoutPicture: true } } } satisfies Meta<typeof Count>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TellsTheNumberThatStandsOnce: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'heron');
    const told = await screen.findByRole('status');
    await waitFor(() => expect(told).toHaveTextContent('5 matches'));
    await expect(told.children).toHaveLength(1);
  },
};

export const WhatWasSaidIsTakenBack: Story = {
  play: async () => {
    say('3 members of Harbour Care');
    await waitFor(() => expect(screen.getByText('3 members of Harbour Care')).toBeInTheDocument());
    say('4 members of Harbour Care');
    takeBackSaid();
    say('5 members of Prairie Homes');
    await waitFor(() => expect(screen.getByText('5 members of Prairie Homes')).toBeInTheDocument());
    await expect(screen.queryByText(/Harbour Care/)).toBeNull();
  },
};
