-- Channels, their participants and messages.

CREATE TABLE chat_channels (
  id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenants (id),
  name TEXT,
  created_by_id TEXT REFERENCES users (id),
  created_utc TEXT NOT NULL,
  last_message_at_utc TEXT
) STRICT;

-- last_message_at_utc repeats the channel's, so that a person's channel list is one index range.
CREATE TABLE chat_participants (
  channel_id TEXT NOT NULL REFERENCES chat_channels (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id),
  tenant_id TEXT NOT NULL,
  unread_message_count INTEGER NOT NULL DEFAULT 0,
  last_message_at_utc TEXT,
  PRIMARY KEY (channel_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX participants_by_user ON chat_participants (user_id, tenant_id, last_message_at_utc);

CREATE TABLE chat_messages (
  id TEXT PRIMARY KEY,
  channel_id TEXT NOT NULL REFERENCES chat_channels (id) ON DELETE CASCADE,
  author_id TEXT NOT NULL REFERENCES users (id),
  created_at_utc TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('Text', 'Image', 'Video', 'File')),
  content TEXT NOT NULL,
  replied_chat_message_id TEXT REFERENCES chat_messages (id) ON DELETE SET NULL
) STRICT;
CREATE INDEX messages_by_channel ON chat_messages (channel_id, created_at_utc);
CREATE INDEX messages_by_reply ON chat_messages (replied_chat_message_id) WHERE replied_chat_message_id IS NOT NULL;

CREATE TABLE chat_read_confirmations (
  chat_message_id TEXT NOT NULL REFERENCES chat_messages (id) ON DELETE CASCADE,
  reader_id TEXT NOT NULL REFERENCES users (id),
  created_utc TEXT NOT NULL,
  PRIMARY KEY (chat_message_id, reader_id)
) STRICT, WITHOUT ROWID;
