import * as v from 'valibot';
import type { TextStorage } from '../../ground/browserStorage.ts';
import type { RememberedChoice } from './workspaceTypes.ts';

const choiceKey = 'noticeboard.choice';

const choiceSchema = v.object({ subject: v.string(), tenantId: v.string(), roleId: v.nullable(v.string()), roleType: v.optional(v.string()) });

/** Remembers the choice for this tab, and as the initial one for tabs opened later. */
export interface ChoiceMemory {
  /** The choice of this tab, else the device's last one as it was when the page was opened (faults D4, T04). */
  recall: (subject: string) => RememberedChoice | undefined;
  remember: (choice: RememberedChoice) => void;
  forget: () => void;
}

/** Reads the device's last choice once, now. A text that cannot be parsed counts as none (A23). */
export function createChoiceMemory(tab: TextStorage, device: TextStorage): ChoiceMemory {
  const deviceChoice = readChoice(device.read(choiceKey));
  return {
    recall: (subject) => [readChoice(tab.read(choiceKey)), deviceChoice].find((choice) => choice?.subject === subject),
    remember: (choice) => {
      const text = JSON.stringify(choice);
      tab.write(choiceKey, text);
      device.write(choiceKey, text);
    },
    forget: () => {
      tab.remove(choiceKey);
      device.remove(choiceKey);
    },
  };
}

function readChoice(text: string | null): RememberedChoice | undefined {
  try {
    const result = v.safeParse(choiceSchema, JSON.parse(text ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
