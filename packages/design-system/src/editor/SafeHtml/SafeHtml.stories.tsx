import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { foreignMarkup } from '#storybook/provokedReports';
import { allowedAttributes } from './htmlRules.ts';
import { allowedSample, hostileSamples } from './hostileSamples.ts';
import { SafeHtml } from './SafeHtml.tsx';
import { sanitizeHtml } from './sanitizeHtml.ts';

const meta = {
  title: 'Editor/SafeHtml',
  component: SafeHtml,
  args: { html: allowedSample },
} satisfies Meta<typeof SafeHtml>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Document: Story = {
  play: async ({ canvasElement }) => {
    await expect(sanitizeHtml(allowedSample)).toBe(allowedSample);
    const link = within(canvasElement).getByRole('link', { name: 'the plan' });
    await expect(link).toHaveAttribute('href', '{address}/resource/4');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** Every tag and attribute that comes out is on the list, nothing runs, and cleaning again changes nothing. */
export const Hostile: Story = {
  parameters: { checks: { provokedReports: foreignMarkup } },
  render: () => (
    <div data-testid="hostile">
      {hostileSamples.map((html) => (
        <SafeHtml key={html} html={html} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...within(canvasElement).getByTestId('hostile').querySelectorAll(':scope > * *')];
    await expect(shown.length).toBeGreaterThan(10);
    for (const sample of hostileSamples) {
      const clean = sanitizeHtml(sample);
      await expect(sanitizeHtml(clean)).toBe(clean);
      await expect(clean).not.toMatch(/<(?:script|style|svg|math|form|iframe)|<[^>]*(?:\son\w+=|hostileRan|blocked\.invalid)/i);
    }
    for (const element of shown) {
      const tag = element.tagName.toLowerCase();
      await expect(Object.keys(allowedAttributes)).toContain(tag);
      for (const name of element.getAttributeNames()) await expect([...(allowedAttributes[tag] ?? []), 'lang', 'dir']).toContain(name);
    }
    await expect(window).not.toHaveProperty('hostileRan');
  },
};

export const LongWords: Story = {
  args: { html: `<h2>${'Donaudampfschifffahrt'.repeat(6)}</h2><p>https://example.com/${'a'.repeat(200)}</p>` },
  decorators: [(StoryOfHtml) => <div style={{ maxInlineSize: 320 }}><StoryOfHtml /></div>],
};

export const Matrix: Story = { decorators: [allCombinations] };
