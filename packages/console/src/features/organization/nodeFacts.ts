import type { Overwriting } from '../../api/useOverwriteWarning.ts';
import { organizationMessages } from '../../messages/organization.ts';

const texts = organizationMessages.save;

/** A node as far as its form changes it. */
interface EditedNode {
  name: string;
  publishEnabled: boolean;
  /** Name of the logo's file; null for none. */
  logo: string | null;
}

/** A save of a node, with the node as the form was opened on it and as it is now. */
interface NodeSave {
  id: string;
  opened: EditedNode;
  now: EditedNode;
  /** What is saved; what is left as it is now replaces nothing. */
  wanted: EditedNode;
}

/** What a save does with the logo; 'sent again' when the one that is there may be the own one of a try before (N05). */
type LogoAct = 'kept' | 'sent' | 'sent again' | 'cleared';

/** What of a node is compared before it is saved (faults P12). */
export function nodeOverwriting({ id, opened, now, wanted }: NodeSave, logo: LogoAct): Overwriting {
  const factsOf = ({ name, publishEnabled }: EditedNode) => ({ name, publish: texts.publishing(publishEnabled) });
  const facts = { opened: factsOf(opened), now: factsOf(now), wanted: factsOf(wanted) };
  if (logo === 'kept' || logo === 'sent again') return { id, ...facts };
  // A file's name says nothing to a person.
  const inWords = (file: string | null) => (file === opened.logo ? texts.sameLogo : file === null ? texts.noLogo : texts.otherLogo);
  return {
    id,
    opened: { ...facts.opened, logo: texts.sameLogo },
    now: { ...facts.now, logo: inWords(now.logo) },
    wanted: { ...facts.wanted, logo: logo === 'cleared' ? texts.noLogo : texts.sameLogo },
  };
}
