import { mostRecipients } from '../../ground/limits.ts';
import { addressForm } from '../../shared/address/addressForm.ts';
import { identifierPart, identifiersPart } from '../../shared/address/addressParts.ts';

/** What is in the address of the chat: the conversation that is open, and the people to begin a new one with (`messagesTo`). */
export const messagesAddress = addressForm({ channel: identifierPart('channel'), to: identifiersPart('to', mostRecipients) });
