import { expect, screen, userEvent, within } from 'storybook/test';

/** What the stories of both bar charts draw: the same numbers, grouped and stacked. */
export const units = ['North Region', 'South Region', 'Harbour House', 'Seaview', 'Mill Lane', 'Head office'];
/** A series with a value for each unit. */
export const likes = { id: 'likes', name: 'Likes', values: [84, 61, 40, 22, 31, 12] };
/** A second series, with smaller values. */
export const comments = { id: 'comments', name: 'Comments', values: [32, 40, 12, 9, 14, 5] };
/** Lacks one unit. */
export const confirmations = { id: 'views', name: 'Read confirmations', values: [51, 44, 30, 18, null, 9] };
/** A series of zeros. */
export const noLikes = { ...likes, values: likes.values.map(() => 0) };

type Shown = { canvasElement: HTMLElement };

/** The chart says how much is missing. */
export async function saysWhatIsMissing({ canvasElement }: Shown): Promise<void> {
  await expect(within(canvasElement).getByText('No data for 1 of 6. What is shown is incomplete.')).toBeVisible();
}

/** 'Try again' requests once. */
export async function triesAgain({ canvasElement, args }: Shown & { args: { onRetry?: () => void } }): Promise<void> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
}

/** Arrow keys, Home and End move between the units of the chart with the title, and each is read aloud. */
export async function walksByArrowKeys({ canvasElement, args }: Shown & { args: { title: string } }): Promise<void> {
  const plot = await within(canvasElement).findByRole('slider', { name: args.title });
  plot.focus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  await expect(plot).toHaveAttribute('aria-valuetext', 'South Region: Likes 61, Comments 40');
  await userEvent.keyboard('{End}');
  await expect(plot).toHaveAttribute('aria-valuetext', 'Head office: Likes 12, Comments 5');
}

/** The same in right-to-left text: the next unit is on the left. */
export async function walksByArrowKeysMirrored({ canvasElement, args }: Shown & { args: { title: string } }): Promise<void> {
  const plot = await within(canvasElement).findByRole('slider', { name: args.title });
  plot.focus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect(plot).toHaveAttribute('aria-valuetext', 'South Region: Likes 61, Comments 40');
}

/** The same numbers are in a table. */
export async function showsTheTable({ canvasElement }: Shown): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }));
  await expect(await screen.findByText('The numbers are shown as a table.')).toBeInTheDocument();
  // The table's code is loaded on demand, which takes a while on a busy machine.
  await expect(await canvas.findByRole('row', { name: 'Seaview 22 9' }, { timeout: 8000 })).toBeVisible();
}
