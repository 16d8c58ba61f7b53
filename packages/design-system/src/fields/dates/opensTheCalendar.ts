import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Opens the calendar of a story's only date field by its button. */
export async function opensTheCalendar({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
}
