-- What only some content types have: questions, contacts, folders, albums, options, files.

CREATE TABLE survey_questions (
  id TEXT PRIMARY KEY,
  content_item_id TEXT NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
  survey_question_type_id TEXT NOT NULL,
  question TEXT NOT NULL,
  is_required INTEGER NOT NULL,
  position INTEGER NOT NULL
) STRICT;
CREATE INDEX questions_by_item ON survey_questions (content_item_id, position);

CREATE TABLE survey_question_options (
  id TEXT PRIMARY KEY,
  survey_question_id TEXT NOT NULL REFERENCES survey_questions (id) ON DELETE CASCADE,
  label TEXT NOT NULL,
  value TEXT NOT NULL,
  position INTEGER NOT NULL
) STRICT;
CREATE INDEX options_by_question ON survey_question_options (survey_question_id, position);

CREATE TABLE survey_answers (
  survey_question_id TEXT NOT NULL REFERENCES survey_questions (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id),
  answer TEXT NOT NULL,
  created_utc TEXT NOT NULL,
  PRIMARY KEY (survey_question_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE feedback_options (
  id TEXT PRIMARY KEY,
  content_item_id TEXT NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
  option TEXT NOT NULL,
  position INTEGER NOT NULL
) STRICT;
CREATE INDEX feedback_options_by_item ON feedback_options (content_item_id, position);

CREATE TABLE feedback_responses (
  id TEXT PRIMARY KEY,
  feedback_option_id TEXT NOT NULL REFERENCES feedback_options (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id),
  remark TEXT,
  created_utc TEXT NOT NULL
) STRICT;
CREATE INDEX responses_by_option ON feedback_responses (feedback_option_id, created_utc);

CREATE TABLE contacts (
  id TEXT PRIMARY KEY,
  content_item_id TEXT NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  position_title TEXT,
  email_address TEXT,
  phone TEXT,
  alternate_phone TEXT,
  organization_node_id TEXT REFERENCES organization_nodes (id) ON DELETE SET NULL,
  position INTEGER NOT NULL DEFAULT 0,
  avatar_file_name TEXT
) STRICT;
CREATE INDEX contacts_by_item ON contacts (content_item_id, position, last_name);

CREATE TABLE resource_containers (
  id TEXT PRIMARY KEY,
  content_item_id TEXT NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
  parent_id TEXT REFERENCES resource_containers (id) ON DELETE CASCADE,
  name TEXT NOT NULL
) STRICT;
CREATE INDEX containers_by_item ON resource_containers (content_item_id, parent_id, name);
CREATE INDEX containers_by_parent ON resource_containers (parent_id);

CREATE TABLE resource_documents (
  id TEXT PRIMARY KEY,
  resource_container_id TEXT NOT NULL REFERENCES resource_containers (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE INDEX documents_by_container ON resource_documents (resource_container_id, name);

CREATE TABLE resource_links (
  id TEXT PRIMARY KEY,
  resource_container_id TEXT NOT NULL REFERENCES resource_containers (id) ON DELETE CASCADE,
  label TEXT NOT NULL,
  url TEXT NOT NULL
) STRICT;
CREATE INDEX links_by_container ON resource_links (resource_container_id, label);

CREATE TABLE albums (
  id TEXT PRIMARY KEY,
  content_item_id TEXT NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  created_utc TEXT NOT NULL
) STRICT;
CREATE INDEX albums_by_item ON albums (content_item_id, created_utc);

-- A file belongs to at most one item, and there to a folder or an album. The bytes are in the file storage.
CREATE TABLE content_files (
  id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenants (id),
  content_instance_id TEXT REFERENCES content_instances (id) ON DELETE CASCADE,
  content_item_id TEXT REFERENCES content_items (id) ON DELETE CASCADE,
  resource_container_id TEXT REFERENCES resource_containers (id) ON DELETE CASCADE,
  album_id TEXT REFERENCES albums (id) ON DELETE CASCADE,
  file_name TEXT NOT NULL UNIQUE,
  original_file_name TEXT NOT NULL,
  thumbnail TEXT,
  content_type TEXT NOT NULL,
  size_bytes INTEGER NOT NULL,
  uploaded_by_id TEXT REFERENCES users (id),
  created_utc TEXT NOT NULL
) STRICT;
CREATE INDEX files_by_item ON content_files (content_item_id, created_utc);
CREATE INDEX files_by_container ON content_files (resource_container_id, original_file_name);
CREATE INDEX files_by_album ON content_files (album_id, created_utc);
CREATE INDEX files_by_instance ON content_files (content_instance_id);
