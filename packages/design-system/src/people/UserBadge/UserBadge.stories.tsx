import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { UserBadge } from './UserBadge.tsx';

const meta = {
  title: 'People/UserBadge',
  component: UserBadge,
  args: { name: 'Ada Osei' },
} satisfies Meta<typeof UserBadge>;

export default meta;

const aristocrat = 'Maria Concepción Aguirre-Villanueva';
const endless = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftskapitänswitwe';

type Story = StoryObj<typeof meta>;

export const InARow: Story = {};
export const WithSecondLine: Story = { args: { detail: 'ada.osei@harbour.example', size: 'medium' } };

export const Unknown: Story = {
  args: { name: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible();
  },
};

export const LongName: Story = {
  args: { name: 'Maria Fernanda de la Concepción Aguirre-Villanueva y Castellanos' },
  decorators: [(Shown) => <div style={{ inlineSize: 180 }}><Shown /></div>],
};

/** In the narrow column of a table: a common name is whole, a very long one takes four lines and has a title. */
export const LongNamesInATable: Story = {
  render: () => (
    <table style={{ tableLayout: 'fixed', inlineSize: 152, fontSize: 14 }}>
      <tbody>
        {[aristocrat, endless].map((name) => (
          <tr key={name}>
            <td data-wraps>
              <UserBadge name={name} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    const whole = canvas.getByText(aristocrat);
    await expect(whole.scrollHeight).toBeLessThanOrEqual(whole.clientHeight + 1);
    const cut = canvas.getByTitle(endless);
    await expect(cut.clientHeight).toBeLessThan(4.5 * Number.parseFloat(getComputedStyle(cut).lineHeight));
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: () => (
    <Stack gap="small">
      <UserBadge name="Ada Osei" />
      <UserBadge name="Wei Chen" detail="Unit administrator" size="medium" />
      <UserBadge name={null} />
    </Stack>
  ),
};
