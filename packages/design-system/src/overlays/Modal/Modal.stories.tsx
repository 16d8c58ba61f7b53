import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { treeTime } from '../../focus/treeTime.ts';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { ModalForm } from '../ModalForm.tsx';
import { Modal, type ModalProps } from './Modal.tsx';

/** A page with one button, so that focus has somewhere to come from and to return to. */
function Page(props: ModalProps & { isTriggerGone?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const isGone = props.isTriggerGone === true && wasOpened;
  return (
    <main>
      <h1>Departments</h1>
      {!isGone && (
        <Button
          onPress={() => {
            setOpen(true);
            setOpened(true);
          }}
        >
          Add department
        </Button>
      )}
      <Modal
        footer={<Button onPress={() => setOpen(false)}>Add</Button>}
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </main>
  );
}

const meta = {
  title: 'Overlays/Modal',
  component: Modal,
  parameters: inOwnWindow,
  render: (args) => <Page {...args} />,
  // Of the page, not of the window.
  argTypes: { isTriggerGone: { table: { disable: true } } },
  args: {
    title: 'Add department',
    // The page around it opens it.
    isOpen: false,
    onOpenChange: () => undefined,
    children: <p>Departments group people across the organization, whatever their node.</p>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add department' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add department' })).toBeVisible());
  },
} satisfies Meta<ModalProps & { isTriggerGone?: boolean }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async (context) => {
    await meta.play(context);
    // Those would be landmarks of the page, which has its own.
    await expect(screen.getByRole('dialog').querySelector('header, footer')).toBeNull();
  },
};
export const Small: Story = { args: { size: 'small' } };
export const Narrow: Story = { parameters: { checks: { width: 390 } } };

export const LongContent: Story = {
  args: {
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>Line {index + 1} of a text that is longer than the window.</p>
    )),
  },
};

export const ClosesWithEscapeAndReturnsFocus: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async (context) => {
    await meta.play(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Add department' })).toHaveFocus());
  },
};

/** What is around the window. */
const background = () => screen.getByRole('dialog').parentElement?.parentElement ?? document.body;

/** `DLG-12` */
export const ClosesByAPressOnTheBackground: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async (context) => {
    await meta.play(context);
    await userEvent.click(background());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const StaysWhileSaving: Story = {
  args: { isBusy: true },
  play: async (context) => {
    await meta.play(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** `DLG-13` */
export const StaysWhileSavingWhenTheBackgroundIsPressed: Story = {
  args: { isBusy: true },
  parameters: { checks: { isWithoutPicture: true } },
  play: async (context) => {
    await meta.play(context);
    await userEvent.click(background());
    await userEvent.keyboard('{Escape}');
    // Longer than one that closes takes to go.
    const pressedAt = performance.now();
    await waitFor(() => expect(performance.now() - pressedAt).toBeGreaterThan(treeTime));
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  },
};

export const FocusesTheHeadingWhenItsButtonIsGone: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { isTriggerGone: true },
  play: async (context) => {
    await meta.play(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(context.canvas.getByRole('heading', { name: 'Departments' })).toHaveFocus());
  },
};

export const LeavesAFieldAloneOnceSomebodyWritesInIt: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { isTriggerGone: true },
  decorators: [(Story) => <><Story /><input aria-label="Search" /></>],
  play: async (context) => {
    await meta.play(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(context.canvas.getByRole('heading', { name: 'Departments' })).toHaveFocus());
    const search = context.canvas.getByRole('textbox', { name: 'Search' });
    const left = fn();
    search.addEventListener('blur', left);
    await userEvent.type(search, 'n');
    const typedAt = performance.now();
    await waitFor(() => expect(performance.now() - typedAt).toBeGreaterThan(2 * treeTime));
    await expect(left).not.toHaveBeenCalled();
  },
};

const keepOpen = (event: FormEvent) => event.preventDefault();

export const PageIsHiddenBeforeTheFirstFieldTakesFocus: Story = {
  args: {
    children: (
      <ModalForm id="department" onSubmit={keepOpen}>
        <TextField label="Name" />
      </ModalForm>
    ),
  },
  parameters: { checks: { isWithoutPicture: true } },
  play: async (context) => {
    const page = context.canvasElement;
    const focused: { isField: boolean; isPageHidden: boolean; hasFieldStood: boolean }[] = [];
    const hiddenSince = { time: Number.POSITIVE_INFINITY };
    const observer = new MutationObserver(() => {
      if (page.closest('[inert]') !== null) hiddenSince.time = Math.min(hiddenSince.time, performance.now());
    });
    observer.observe(document.body, { attributes: true, subtree: true, attributeFilter: ['inert'] });
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('[role=dialog]') === null) return;
      focused.push({ isField: target.matches('input'), isPageHidden: page.closest('[inert]') !== null, hasFieldStood: performance.now() - hiddenSince.time > 100 });
    };
    document.addEventListener('focusin', note);
    await meta.play(context);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    document.removeEventListener('focusin', note);
    observer.disconnect();
    // Straight to the field, and only after a screen reader has noticed that the page is hidden.
    await expect(focused).toEqual([{ isField: true, isPageHidden: true, hasFieldStood: true }]);
  },
};

export const KeysBeforeTheFocusAreNotLost: Story = {
  args: PageIsHiddenBeforeTheFirstFieldTakesFocus.args ?? {},
  parameters: { checks: { isWithoutPicture: true } },
  play: async (context) => {
    await meta.play(context);
    await userEvent.keyboard('H');
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await meta.play(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
