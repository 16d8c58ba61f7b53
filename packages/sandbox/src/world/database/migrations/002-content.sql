-- Content pages, their items with publications and schedules, and what people do with them.

CREATE TABLE content_instances (
  id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenants (id),
  name TEXT NOT NULL,
  content_type_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  icon_id TEXT,
  target_email TEXT,
  enable_likes INTEGER NOT NULL DEFAULT 1,
  enable_comments INTEGER NOT NULL DEFAULT 1,
  enable_read_confirmation INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX instances_by_position ON content_instances (tenant_id, position, name);

CREATE TABLE hidden_content_instances (
  organization_node_id TEXT NOT NULL REFERENCES organization_nodes (id) ON DELETE CASCADE,
  content_instance_id TEXT NOT NULL REFERENCES content_instances (id) ON DELETE CASCADE,
  PRIMARY KEY (organization_node_id, content_instance_id)
) STRICT, WITHOUT ROWID;

-- list_name is what the Published Content list shows: the name, or the start of a post's body.
-- sort_name and author_sort_name are lower-case and without accents. is_published and
-- organization_node_id repeat the publication, so that every sort and filter of the list is answered
-- by one index alone.
CREATE TABLE content_items (
  id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenants (id),
  content_instance_id TEXT NOT NULL REFERENCES content_instances (id) ON DELETE CASCADE,
  content_type_id TEXT NOT NULL,
  author_id TEXT REFERENCES users (id),
  author_name TEXT,
  name TEXT,
  body TEXT,
  created_utc TEXT NOT NULL,
  updated_utc TEXT,
  expires_at_utc TEXT,
  is_open INTEGER,
  require_read_confirmation INTEGER NOT NULL DEFAULT 0,
  link_url TEXT,
  link_label TEXT,
  list_name TEXT NOT NULL,
  sort_name TEXT NOT NULL,
  author_sort_name TEXT NOT NULL DEFAULT '',
  is_published INTEGER NOT NULL DEFAULT 0,
  organization_node_id TEXT REFERENCES organization_nodes (id)
) STRICT;
CREATE INDEX items_by_created ON content_items (tenant_id, created_utc, id, content_type_id, content_instance_id, is_published, organization_node_id, sort_name);
CREATE INDEX items_by_name ON content_items (tenant_id, sort_name, id, content_type_id, content_instance_id, is_published, organization_node_id);
CREATE INDEX items_by_author ON content_items (tenant_id, author_sort_name, id, content_type_id, content_instance_id, is_published, organization_node_id, sort_name);
CREATE INDEX items_by_status ON content_items (tenant_id, is_published, id, content_type_id, content_instance_id, organization_node_id, sort_name);
CREATE INDEX items_by_tenant ON content_items (tenant_id);
CREATE INDEX items_by_instance ON content_items (content_instance_id, created_utc, id);
CREATE INDEX items_by_node ON content_items (organization_node_id) WHERE organization_node_id IS NOT NULL;
CREATE INDEX items_of_author ON content_items (author_id);

CREATE TABLE publications (
  content_item_id TEXT PRIMARY KEY REFERENCES content_items (id) ON DELETE CASCADE,
  organization_node_id TEXT NOT NULL REFERENCES organization_nodes (id) ON DELETE CASCADE,
  published_at_utc TEXT NOT NULL,
  published_by_id TEXT REFERENCES users (id),
  pin_until_utc TEXT
) STRICT;
CREATE INDEX publications_by_node ON publications (organization_node_id, published_at_utc);

-- A single date has frequency NULL. publication_utc is always the next run.
CREATE TABLE schedules (
  content_item_id TEXT PRIMARY KEY REFERENCES content_items (id) ON DELETE CASCADE,
  organization_node_id TEXT NOT NULL REFERENCES organization_nodes (id) ON DELETE CASCADE,
  publication_utc TEXT NOT NULL,
  pin_until_utc TEXT,
  scheduled_by_id TEXT REFERENCES users (id),
  frequency TEXT CHECK (frequency IN ('None', 'Daily', 'Weekly', 'Monthly', 'Yearly')),
  start_date TEXT,
  interval INTEGER,
  occurrences INTEGER,
  completed_occurrences INTEGER NOT NULL DEFAULT 0,
  pin_each_publication_for_days INTEGER
) STRICT;
CREATE INDEX schedules_by_date ON schedules (publication_utc);
CREATE INDEX schedules_by_node ON schedules (organization_node_id);

CREATE TABLE publication_days (
  tenant_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  publication_date TEXT NOT NULL,
  publication_count INTEGER NOT NULL,
  PRIMARY KEY (user_id, publication_date, tenant_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE content_views (
  tenant_id TEXT NOT NULL,
  view_date TEXT NOT NULL,
  content_item_id TEXT NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL,
  view_count INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, view_date, content_item_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX views_by_user ON content_views (user_id, view_date);
CREATE INDEX views_by_item ON content_views (content_item_id);

CREATE TABLE comments (
  id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL,
  content_item_id TEXT NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
  organization_node_id TEXT,
  user_id TEXT NOT NULL REFERENCES users (id),
  body TEXT NOT NULL,
  created_utc TEXT NOT NULL,
  is_hidden INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX comments_by_item ON comments (content_item_id, created_utc);
CREATE INDEX comments_by_tenant ON comments (tenant_id, created_utc, content_item_id);
CREATE INDEX comments_by_user ON comments (user_id, created_utc);

CREATE TABLE likes (
  id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL,
  content_item_id TEXT NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id),
  created_utc TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX likes_by_item ON likes (content_item_id, user_id);
CREATE INDEX likes_by_tenant ON likes (tenant_id, created_utc, content_item_id);
CREATE INDEX likes_by_user ON likes (user_id, created_utc);

CREATE TABLE read_confirmations (
  content_item_id TEXT NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id),
  organization_node_id TEXT REFERENCES organization_nodes (id) ON DELETE SET NULL,
  created_utc TEXT NOT NULL,
  PRIMARY KEY (content_item_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE item_tags (
  content_item_id TEXT NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
  tag_id TEXT NOT NULL REFERENCES tags (id) ON DELETE CASCADE,
  PRIMARY KEY (content_item_id, tag_id)
) STRICT, WITHOUT ROWID;
