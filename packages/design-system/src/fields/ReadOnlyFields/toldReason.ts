import { createContext, type ReactNode, use } from 'react';

/** Why none of the fields below can be changed, where one notice above them says so already. */
export const ToldReason = createContext<string | undefined>(undefined);

/**
 * The line under a field: why it can't be changed, in the place of what helps to fill it in.
 *
 * @param disabledReason left out where the notice above the fields gives the same one
 */
export function useFieldHelp(description: ReactNode, disabledReason: string | undefined): ReactNode {
  const told = use(ToldReason);
  return disabledReason === undefined || disabledReason === told ? description : disabledReason;
}
