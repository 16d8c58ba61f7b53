import { mostRecipients } from '../../ground/limits.ts';
import { addressForm } from '../../shared/address/addressForm.ts';
import { identifierPart, identifiersPart } from '../../shared/address/addressParts.ts';

/** The address of the chat: the open conversation, and the recipients of a new one (`messagesTo`). */
export const messagesAddress = addressForm({ channel: identifierPart('channel'), to: identifiersPart('to', mostRecipients) });
