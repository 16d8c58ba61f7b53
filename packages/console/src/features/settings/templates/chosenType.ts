import type { components } from '@noticeboard/api-types/schema';

/** A kind of e-mail or SMS that has a template. */
export type MessageType = components['schemas']['MessageType'];

/** The type whose template is shown: the one in the address, else the first; undefined when there is none. */
export const chosenType = (types: readonly MessageType[], id: string | null): MessageType | undefined =>
  types.find((type) => type.id === id) ?? types[0];

/**
 * The editor's placeholders: those of the type, else none, and it takes them from the text (decisions-core O66). The field is
 * not documented, so a host may leave it out or send null (faults N08).
 */
export const propertiesOfType = ({ properties }: { properties?: MessageType['properties'] | null }): Partial<Pick<MessageType, 'properties'>> =>
  Array.isArray(properties) && properties.length > 0 ? { properties } : {};
