import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { foreignMarkup } from '#storybook/provokedReports';
import { emailSample } from '../parts/sampleTemplates.ts';
import { MailPreview } from './MailPreview.tsx';

const meta = {
  title: 'Templates/MailPreview',
  component: MailPreview,
  args: { html: emailSample },
  // A frame renders asynchronously.
  parameters: { checks: { isWithoutPicture: true, provokedReports: foreignMarkup } },
} satisfies Meta<typeof MailPreview>;

export default meta;
type Story = StoryObj<typeof MailPreview>;

const frame = () => screen.findByTitle<HTMLIFrameElement>('Preview of the email', undefined, { timeout: 15_000 });

/** Styles stay, scripts are removed: the frame holds no script, no handler, no form and no redirection (X03). */
export const Shown: Story = {
  args: {
    html: `${emailSample}<form action="https://hostile.test"><input name="a"></form><meta http-equiv="refresh" content="0;url=https://hostile.test">`,
  },
  play: async () => {
    const preview = await frame();
    await expect(preview).toHaveAttribute('sandbox', '');
    await waitFor(() => expect(preview.srcdoc).toContain('color: #1f5fbf'));
    await expect(preview.srcdoc).not.toMatch(/<script|onerror|<form|<input|<meta/);
    await expect(window).not.toHaveProperty('hostileRan');
  },
};

/** The host's page gets the mail as a message; the frame may run that page's script and nothing else. */
export const OnAPageOfTheHost: Story = {
  args: { previewPage: './preview.html' },
  // The page loads pictures only from https and data.
  parameters: { checks: { provokedReports: [...foreignMarkup, "/x' violates img-src"] } },
  play: async () => {
    const preview = await frame();
    await expect(preview).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(preview).not.toHaveAttribute('srcdoc');
  },
};

/** Offline, a frame would show the browser's own error page. */
export const PageOfTheHostMissing: Story = {
  args: { previewPage: './no-such-page.html' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The preview could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await expect(document.querySelector('iframe')).toBeNull();
  },
};

/** Beside the editor of the mail, with a label like the editor's own. */
export const Labelled: Story = { args: { label: 'Preview', height: 560 } };

/** An empty mail: only the frame, which is the same each time. */
export const Empty: Story = { args: { html: '', label: 'Preview' }, parameters: { checks: { isWithoutPicture: false } } };
