import type { Meta, StoryObj } from '@storybook/react-vite';
import { allCombinations } from '#storybook/frames';
import { BrandMark } from './BrandMark.tsx';

const meta = { title: 'Layout/BrandMark', component: BrandMark } satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const MarkAlone: Story = { args: { variant: 'mark' } };
export const Matrix: Story = { decorators: [allCombinations] };
