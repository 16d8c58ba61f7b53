-- Files that were uploaded into a channel. A message names one by its stored name.

CREATE TABLE chat_files (
  file_name TEXT PRIMARY KEY,
  channel_id TEXT NOT NULL REFERENCES chat_channels (id) ON DELETE CASCADE,
  storage_key TEXT NOT NULL,
  original_file_name TEXT NOT NULL,
  content_type TEXT NOT NULL,
  size_bytes INTEGER NOT NULL,
  uploaded_by_id TEXT REFERENCES users (id),
  created_utc TEXT NOT NULL
) STRICT;
