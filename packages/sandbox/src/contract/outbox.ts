/** A message that the product would have sent to a user, kept as a readable file. */
export interface OutboxMessage {
  kind: 'email' | 'sms';
  /** Address or telephone number. */
  to: string;
  /** Only e-mails have one. */
  subject?: string;
  /** HTML for an e-mail, plain text for an SMS. */
  body: string;
}

/** Takes messages instead of a mail or SMS gateway. */
export interface Outbox {
  /** Stores the message in the outbox folder and returns its file name. */
  send(message: OutboxMessage): string;
}
