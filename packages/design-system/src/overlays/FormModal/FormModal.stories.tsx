import type { Meta, StoryObj } from '@storybook/react-vite';
import { memo, useLayoutEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { oneLine } from '../../fields/oneLine.ts';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { required } from '../../forms/formRules.ts';
import type { FieldProps } from '../../forms/formTypes.ts';
import { useForm } from '../../forms/useForm.ts';
import { FormModal, type FormModalProps } from './FormModal.tsx';

interface NameFormProps {
  onSubmit: () => Promise<void>;
  onOpenChange: FormModalProps['onOpenChange'];
  submitDisabledReason?: string;
}

/** The smallest form: one required name. */
function NameForm({ onSubmit, onOpenChange, submitDisabledReason }: NameFormProps) {
  const [isOpen, setOpen] = useState(true);
  const form = useForm({
    initial: { name: '' },
    fields: { name: { label: 'Name', clean: oneLine, rules: [required] } },
    draft: { id: 'Add Department' },
    onSave: onSubmit,
  });
  return (
    <FormModal
      form={form}
      isOpen={isOpen}
      onOpenChange={(next) => {
        onOpenChange(next);
        setOpen(next);
      }}
      title="Add Department"
      submitLabel="Add"
      submitDisabledReason={submitDisabledReason}
    >
      <TextField {...form.field('name')} />
    </FormModal>
  );
}

const meta = {
  title: 'Overlays/FormModal',
  component: NameForm,
  subcomponents: { FormModal },
  parameters: {
    docs: {
      ...inOwnWindow.docs,
      description: {
        component:
          'A form in a window over the page. It opens with the focus on its first field; Enter saves, a second press does nothing, nothing closes while saving, a failure is shown inside and loses nothing, and changes are not discarded without a question. Here it has one field; the props of the window itself are under `FormModal`.',
      },
    },
  },
  args: { onSubmit: fn(async () => undefined), onOpenChange: fn() },
} satisfies Meta<typeof NameForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: /Name/ });

export const Empty: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Add Department' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const FirstBadFieldGetsFocus: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    await field();
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByText('Name is required')).toBeVisible();
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SavedByEnter: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    await userEvent.type(await field(), 'Kitchen{Enter}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const FailureKeepsWhatWasTyped: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('A department of this name exists.'))) },
  play: async ({ args }) => {
    await userEvent.type(await field(), 'Kitchen{Enter}');
    await expect(await screen.findByText('A department of this name exists.')).toBeVisible();
    await expect(await field()).toHaveValue('Kitchen');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const SavingClosesForNothing: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args }) => {
    await userEvent.type(await field(), 'Kitchen{Enter}{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const ChangesAreNotGivenUpSilently: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), 'Kitchen');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await expect(await field()).toHaveValue('Kitchen');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { submitDisabledReason: 'Your role may not add departments.' },
  play: async ({ args }) => {
    await userEvent.type(await field(), 'Kitchen{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A page on which departments are added one after the other. */
function Page(props: NameFormProps) {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onPress={() => setCount(count + 1)}>Add department</Button>
      {count > 0 && <NameForm key={count} {...props} />}
    </>
  );
}

export const OpenedAgain: Story = {
  render: (args) => <Page {...args} />,
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas, args }) => {
    const onSubmit = args.onSubmit as ReturnType<typeof fn>;
    onSubmit.mockClear();
    for (const times of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Add department' }));
      await userEvent.type(await field(), 'Kitchen{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(onSubmit).toHaveBeenCalledTimes(times);
    }
  },
};

/** A field memoized like the design system's: not re-rendered while its props stay the same. */
const CountedField = memo(function CountedField({ onRendered, ...props }: FieldProps<string> & { onRendered: () => void }) {
  useLayoutEffect(onRendered);
  return <TextField {...props} />;
});

const onCityRendered = fn();

function TwoFields() {
  const form = useForm({ initial: { name: '', city: '' }, fields: { name: { label: 'Name' }, city: { label: 'City' } }, draft: null, onSave: () => Promise.resolve() });
  return (
    <>
      <TextField {...form.field('name')} />
      <CountedField {...form.field('city')} onRendered={onCityRendered} />
    </>
  );
}

export const ALetterRendersItsFieldAlone: Story = {
  render: () => <TwoFields />,
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas }) => {
    const city = await canvas.findByRole('textbox', { name: 'City' });
    onCityRendered.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Kitchen');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Kitchen');
    await expect(onCityRendered).not.toHaveBeenCalled();
    await userEvent.type(city, 'Re');
    await expect(onCityRendered).toHaveBeenCalled();
  },
};
