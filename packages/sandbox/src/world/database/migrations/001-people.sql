-- Tenants, the people in them, the organization's tree, roles with their grants, tags and departments.

CREATE TABLE tenants (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  logo TEXT,
  tenant_theme_id TEXT,
  is_chat_enabled INTEGER NOT NULL DEFAULT 1,
  can_ou_admins_submit_support_tickets INTEGER NOT NULL DEFAULT 0,
  hub_spot_url TEXT,
  contact_email TEXT
) STRICT;

CREATE TABLE users (
  id TEXT PRIMARY KEY,
  username TEXT NOT NULL COLLATE NOCASE UNIQUE,
  name TEXT NOT NULL,
  email TEXT,
  phone_number TEXT,
  phone_login_enabled INTEGER NOT NULL DEFAULT 0,
  pcc_login_name TEXT,
  avatar TEXT,
  has_push_notifications INTEGER NOT NULL DEFAULT 1,
  has_email_notifications INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX users_by_email ON users (email) WHERE email IS NOT NULL;
CREATE INDEX users_by_phone ON users (phone_number) WHERE phone_number IS NOT NULL;

-- The documented accounts that the sign-in page offers as quick choices.
CREATE TABLE quick_accounts (
  position INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id),
  description TEXT NOT NULL
) STRICT;

-- Pictures of tenants, nodes and people; small enough to live in the database.
CREATE TABLE pictures (
  file_name TEXT PRIMARY KEY,
  tenant_id TEXT REFERENCES tenants (id),
  content_type TEXT NOT NULL,
  bytes BLOB NOT NULL
) STRICT;

-- path holds the ids from the root down to the node itself, each followed by a slash, so that a
-- subtree is one range of the index.
CREATE TABLE organization_nodes (
  id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenants (id),
  parent_id TEXT REFERENCES organization_nodes (id),
  name TEXT NOT NULL,
  logo TEXT,
  publish_enabled INTEGER NOT NULL DEFAULT 1,
  depth INTEGER NOT NULL,
  path TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX nodes_by_path ON organization_nodes (tenant_id, path);
CREATE INDEX nodes_by_parent ON organization_nodes (parent_id);

CREATE TABLE departments (
  id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenants (id),
  name TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX departments_by_name ON departments (tenant_id, name COLLATE NOCASE);

-- A person in a tenant. search_text and sort_name are lower-case and without accents.
CREATE TABLE tenant_members (
  tenant_id TEXT NOT NULL REFERENCES tenants (id),
  user_id TEXT NOT NULL REFERENCES users (id),
  is_active INTEGER NOT NULL DEFAULT 1,
  last_activity_utc TEXT,
  organization_department_id TEXT REFERENCES departments (id),
  supervisor_id TEXT REFERENCES users (id),
  default_organization_node_id TEXT REFERENCES organization_nodes (id),
  created_utc TEXT NOT NULL,
  sort_name TEXT NOT NULL,
  search_text TEXT NOT NULL,
  PRIMARY KEY (tenant_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX members_by_user ON tenant_members (user_id);
CREATE INDEX members_by_name ON tenant_members (tenant_id, sort_name, user_id, search_text, default_organization_node_id);
CREATE INDEX members_by_department ON tenant_members (organization_department_id);

CREATE TABLE roles (
  id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenants (id),
  name TEXT NOT NULL,
  role_type_id TEXT NOT NULL,
  organization_node_id TEXT REFERENCES organization_nodes (id)
) STRICT;
CREATE INDEX roles_by_name ON roles (tenant_id, name COLLATE NOCASE);
CREATE INDEX roles_by_node ON roles (organization_node_id);

CREATE TABLE role_grants (
  role_id TEXT NOT NULL REFERENCES roles (id) ON DELETE CASCADE,
  content_instance_id TEXT NOT NULL REFERENCES content_instances (id) ON DELETE CASCADE,
  can_read INTEGER NOT NULL,
  can_write INTEGER NOT NULL,
  can_delete INTEGER NOT NULL,
  PRIMARY KEY (role_id, content_instance_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX grants_by_instance ON role_grants (content_instance_id);

CREATE TABLE user_roles (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role_id TEXT NOT NULL REFERENCES roles (id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, role_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX user_roles_by_role ON user_roles (role_id);

CREATE TABLE tags (
  id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenants (id),
  name TEXT NOT NULL,
  is_user_exclusive INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX tags_by_name ON tags (tenant_id, name COLLATE NOCASE);

CREATE TABLE user_tags (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  tag_id TEXT NOT NULL REFERENCES tags (id) ON DELETE CASCADE,
  PRIMARY KEY (tag_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX user_tags_by_user ON user_tags (user_id);

CREATE TABLE activity_days (
  tenant_id TEXT NOT NULL,
  activity_date TEXT NOT NULL,
  user_id TEXT NOT NULL,
  organization_node_id TEXT,
  activity_count INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, activity_date, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX activity_by_user ON activity_days (user_id, activity_date);

CREATE TABLE email_templates (
  tenant_id TEXT NOT NULL REFERENCES tenants (id),
  email_type_id TEXT NOT NULL,
  html_body TEXT NOT NULL,
  PRIMARY KEY (tenant_id, email_type_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE sms_templates (
  id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenants (id),
  sms_type_id TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX sms_templates_by_type ON sms_templates (tenant_id, sms_type_id);
