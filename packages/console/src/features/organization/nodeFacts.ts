import type { Overwriting } from '../../api/useOverwriteWarning.ts';
import { organizationMessages } from '../../messages/organization.ts';

const texts = organizationMessages.save;

/** The part of a node that its form changes. */
interface EditedNode {
  name: string;
  publishEnabled: boolean;
  /** Name of the logo's file; null for none. */
  logo: string | null;
}

/** A save of a node, with the node as it was when the form opened and as it is now. */
interface NodeSave {
  id: string;
  opened: EditedNode;
  now: EditedNode;
  /** The values to save; those equal to `now` replace nothing. */
  wanted: EditedNode;
}

/** What a save does with the logo; 'sent again' when the current one may be the user's own from an earlier try (N05). */
type LogoAct = 'kept' | 'sent' | 'sent again' | 'cleared';

/** The facts of a node that are compared before it is saved (faults P12). */
export function nodeOverwriting({ id, opened, now, wanted }: NodeSave, logo: LogoAct): Overwriting {
  const factsOf = ({ name, publishEnabled }: EditedNode) => ({ name, publish: texts.publishing(publishEnabled) });
  const facts = { opened: factsOf(opened), now: factsOf(now), wanted: factsOf(wanted) };
  if (logo === 'kept' || logo === 'sent again') return { id, ...facts };
  // A file's name means nothing to the user.
  const inWords = (file: string | null) => (file === opened.logo ? texts.sameLogo : file === null ? texts.noLogo : texts.otherLogo);
  return {
    id,
    opened: { ...facts.opened, logo: texts.sameLogo },
    now: { ...facts.now, logo: inWords(now.logo) },
    wanted: { ...facts.wanted, logo: logo === 'cleared' ? texts.noLogo : texts.sameLogo },
  };
}
