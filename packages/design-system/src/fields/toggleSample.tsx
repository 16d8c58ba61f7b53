import type { Decorator } from '@storybook/react-vite';
import { expect, type fn, userEvent, within } from 'storybook/test';

interface Played {
  canvasElement: HTMLElement;
  args: { onChange?: unknown };
}

/** Spy of the stories' args. */
const changes = (args: Played['args']) => args.onChange as ReturnType<typeof fn>;

/** A label that takes several lines in the width of `narrow`. */
export const longLabel = 'Show to residents, families, volunteers and staff of every residence in the Northern and Eastern Regions';
/** The width of a narrow column, in which `longLabel` wraps. */
export const narrow: Decorator = (Story) => <div style={{ maxInlineSize: 260 }}><Story /></div>;

/** Space switches a checkbox or a switch on, and off again. */
export const turnsBySpace =
  (role: 'checkbox' | 'switch', name: string) =>
  async ({ canvasElement, args }: Played): Promise<void> => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(changes(args)).toHaveBeenLastCalledWith(true);
    await expect(within(canvasElement).getByRole(role, { name })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(changes(args)).toHaveBeenLastCalledWith(false);
  };

/** Why the refused story can't be changed. */
export const refusal = 'Only super administrators may change this.';

/** One that is refused takes the focus, does nothing and says why. */
export const saysWhyRefused =
  (role: 'checkbox' | 'switch', name: string) =>
  async ({ canvasElement, args }: Played): Promise<void> => {
    const control = within(canvasElement).getByRole(role, { name });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(changes(args)).not.toHaveBeenCalled();
    await expect(control).toHaveAccessibleDescription(refusal);
  };
