import type { Host, Identity } from './host.ts';
import { makeMissingPages } from './missingPages.ts';
import { typeCalls } from './typeNames.ts';
import { aPicture, chatUpload, fileOn, uploadOn } from './uploadBodies.ts';

/** A node of the organization, as the tree returns it. */
interface Node {
  id: string;
  depth: number;
  publishEnabled: boolean;
  organizationNodes: Node[];
}

interface Role {
  id: string;
  name: string;
  roleTypeId: string;
  organizationNodeId: string | null;
}

interface Item {
  contentItemId: string;
  contentInstanceId: string;
  typeName: string;
  isPublished: boolean;
  organizationNodeId: string | null;
  author: string | null;
}

interface Results<Row> {
  results: Row[];
}

/** An item with its page. */
interface ItemTarget {
  page: string;
  item: string;
  /** Where it is published. */
  node: string;
}

/** A content file by both of its keys. */
interface FileTarget {
  id: string;
  fileName: string;
}

/** Targets of the walk's calls, all in Harbour Care. */
export interface Targets {
  /** Of the whole tenant. */
  tag: string;
  department: string;
  emailType: string;
  smsType: string;
  /** An SMS type that has a template, and its template. */
  templatedSmsType: string;
  theme: string;
  smsTemplate: string;
  staffType: string;
  draft: string;
  /** A node that accepts publications. */
  node: string;
  /** A node with nothing below it. */
  leaf: string;
  /** A node that fits a role of staff. */
  staffNode: string;
  user: string;
  /** A user who may be deleted. */
  victim: string;
  role: Role;
  /** A page of each type, by the type's name. */
  pages: Record<string, string>;
  /** A file on the page of posts that is not attached yet. */
  file: FileTarget;
  /** An upload in parts that awaits them, and one to be aborted. */
  upload: string;
  uploadToGiveUp: string;
  /** An item of each type to read, if there is one. */
  items: Record<string, ItemTarget>;
  /** A comment on the social feed item. */
  comment: string;
  /** A question of the survey, and one of its options. */
  question: string;
  option: string;
  /** An option of the feedback loop item. */
  feedbackOption: string;
  /** A contact of the directory item. */
  contact: string;
  /** A folder of the resource item, with a document and a file in it; and a link of its root. */
  folder: string;
  document: string;
  folderFile: string;
  link: string;
  /** An album of the image gallery item, and a file in it. */
  album: string;
  galleryFile: FileTarget;
  /** A conversation of the super administrator, with a file in it and two uploads of theirs. */
  chat: { channel: string; file: string; upload: string; uploadToGiveUp: string };
  /** A type of question that has options. */
  questionType: string;
  /** An item of each type to delete, if there is one. */
  victims: Record<string, ItemTarget>;
}

/** Sorts items of one name by height: those nearer to the root come later. */
const heights = (nodes: readonly Node[]) => {
  const depths = new Map(nodes.map(({ id, depth }) => [id, depth]));
  return (first: Item, second: Item) => (depths.get(second.organizationNodeId ?? '') ?? 0) - (depths.get(first.organizationNodeId ?? '') ?? 0);
};

const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.organizationNodes)]);

/** Lets the role read, write and delete on every page. */
async function grantAll(host: Host, owner: Identity, role: Role | undefined, instances: readonly { id: string }[]): Promise<void> {
  const all = { canRead: true, canWrite: true, canDelete: true };
  const roleContentInstancePermissions = instances.map(({ id }) => ({ contentInstanceId: id, ...all }));
  const { status } = await host.call(owner, 'PUT', `/api/management/roles/${role?.id}`, {
    name: role?.name,
    organizationNodeId: role?.organizationNodeId,
    roleContentInstancePermissions,
  });
  if (status !== 200) throw new Error(`The role could not be granted the pages: ${status}`);
}

/** Creates a page of each type, without grants. */
async function makePages(host: Host, owner: Identity): Promise<Record<string, string>> {
  const made: Record<string, string> = {};
  for (const { name: type, pages: path } of typeCalls) {
    const body = { name: `Ungranted ${type}`, ...(type === 'SuggestionBox' && { targetEmail: 'box@example.com' }) };
    made[type] = (await host.read<{ id: string }>(owner, path, body)).id;
  }
  return made;
}

/** Uploads a file and begins two uploads in parts. */
async function makeFiles(host: Host, owner: Identity, page: string): Promise<Pick<Targets, 'file' | 'upload' | 'uploadToGiveUp'>> {
  const begin = async (name: string) => (await host.read<{ id: string }>(owner, '/api/v2/management/content-files/multipart-uploads', uploadOn(page, name))).id;
  return { file: await host.read<FileTarget>(owner, '/api/management/content-files', fileOn(page)), upload: await begin('dot.png'), uploadToGiveUp: await begin('other.png') };
}

/** The first question of a survey that has options, and the first of these. */
async function questionOf(host: Host, owner: Identity, survey: ItemTarget | undefined): Promise<Pick<Targets, 'question' | 'option'>> {
  const path = `/api/management/surveys/${survey?.page}/content-items/${survey?.item}`;
  const { surveyQuestions } = await host.read<{ surveyQuestions: { id: string; surveyQuestionOptions: { id: string }[] }[] }>(owner, path);
  const question = surveyQuestions.find(({ surveyQuestionOptions }) => surveyQuestionOptions.length > 0);
  return { question: question?.id ?? '', option: question?.surveyQuestionOptions[0]?.id ?? '' };
}

/** The first child of an item. */
async function firstOf(host: Host, owner: Identity, segment: string, item: ItemTarget | undefined, things: string): Promise<string> {
  const { results } = await host.read<Results<{ id: string }>>(owner, `/api/management/${segment}/${item?.page}/content-items/${item?.item}/${things}/0/10`);
  return results[0]?.id ?? '';
}

interface Container {
  folders: { id: string }[];
  resourceDocuments: { id: string }[];
  resourceLinks: { id: string }[];
  contentFiles: { fileName: string }[];
}

/** The first folder of a resource item with what is in it, and the first link of its root. */
async function folderOf(host: Host, owner: Identity, item: ItemTarget | undefined): Promise<Pick<Targets, 'folder' | 'document' | 'folderFile' | 'link'>> {
  const containers = `/api/management/resources/${item?.page}/content-items/${item?.item}/containers`;
  const root = await host.read<Container>(owner, `${containers}/root`);
  const folder = root.folders[0]?.id ?? '';
  const { resourceDocuments, contentFiles } = await host.read<Container>(owner, `${containers}/${folder}`);
  return { folder, document: resourceDocuments[0]?.id ?? '', folderFile: contentFiles[0]?.fileName ?? '', link: root.resourceLinks[0]?.id ?? '' };
}

/** The first album of an image gallery item, and its first file. */
async function albumOf(host: Host, owner: Identity, item: ItemTarget | undefined): Promise<Pick<Targets, 'album' | 'galleryFile'>> {
  const albums = `/api/v2/management/image-galleries/${item?.page}/content-items/${item?.item}/albums`;
  const album = (await host.read<Results<{ id: string }>>(owner, `${albums}/0/1`)).results[0]?.id ?? '';
  const [file] = (await host.read<Results<FileTarget>>(owner, `${albums}/${album}/files/0/1`)).results;
  return { album, galleryFile: file ?? { id: '', fileName: '' } };
}

/** Begins a conversation with people, adds a file to it, and begins two more uploads. */
async function converse(host: Host, owner: Identity, people: readonly string[]): Promise<Targets['chat']> {
  const { id: channel } = await host.read<{ id: string }>(owner, '/api/chat-channels', { name: 'Walk', participants: people });
  const uploads = `/api/chat-channels/me/${channel}/multipart-uploads`;
  const begin = async (name: string) => (await host.read<{ id: string }>(owner, uploads, chatUpload(name))).id;
  const stored = await begin('stored.png');
  await host.call(owner, 'POST', `${uploads}/${stored}/parts/1`, aPicture());
  const { fileName } = await host.read<{ fileName: string }>(owner, `${uploads}/${stored}/complete`, {});
  const upload = await begin('dot.png');
  await host.call(owner, 'POST', `${uploads}/${upload}/parts/1`, aPicture());
  return { channel, file: fileName, upload, uploadToGiveUp: await begin('other.png') };
}

/** Comments on a post as a super administrator. */
async function commentOn(host: Host, owner: Identity, post: ItemTarget | undefined): Promise<string> {
  const path = `/api/social-feeds/${post?.page}/content-items/${post?.item}/published/${post?.node}/comments`;
  return (await host.read<{ id: string }>(owner, path, { body: 'Thank you' })).id;
}

/** Publishes in another unit an item of each type that has none there: contacts are all published where everyone may read them. */
async function publishOutside(host: Host, owner: Identity, items: readonly Item[], outside: readonly Node[], isInside: (id: string | null) => boolean): Promise<void> {
  const places = new Set(outside.map(({ id }) => id));
  const node = outside.find(({ publishEnabled }) => publishEnabled);
  for (const typeName of new Set(items.map((item) => item.typeName))) {
    const ofType = items.filter((item) => item.typeName === typeName);
    const moved = ofType.findLast(({ isPublished, organizationNodeId }) => isPublished && !isInside(organizationNodeId));
    if (node === undefined || moved === undefined || ofType.some(({ isPublished, organizationNodeId }) => isPublished && places.has(organizationNodeId ?? ''))) continue;
    await host.read(owner, `/api/management/organization-nodes/${node.id}/content-items/publish`, { contentItemId: moved.contentItemId });
    moved.organizationNodeId = node.id;
  }
}

/** Looks up two sets of targets: those inside the nodes and grants of a unit administrator's role, and those outside. */
export async function findTargets(host: Host, owner: Identity, unit: Identity): Promise<{ inside: Targets; outside: Targets }> {
  const search = { searchedPhrase: '', page: 0, pageSize: 500 };
  const list = async <Row>(identity: Identity, path: string, body?: Record<string, unknown>) => (await host.read<Results<Row>>(identity, path, body)).results;
  const root = await host.read<Node>(owner, '/api/management/organization-nodes/root/descendants');
  const profile = await host.read<{ id: string; roles: Role[] }>(unit, '/api/users/me');
  const acting = profile.roles.find(({ id }) => id === unit.roleId);
  const nodes = flat([root]);
  const ownNodes = flat(nodes.filter(({ id }) => id === acting?.organizationNodeId));
  const own = new Set(ownNodes.map(({ id }) => id));
  const byHeight = heights(nodes);
  const everyRole = await list<Role>(owner, '/api/management/roles/0/100');
  const everyUser = await list<{ id: string }>(owner, '/api/management/users/search', search);
  const ownUsers = await list<{ id: string }>(unit, '/api/management/users/role-scoped-search', search);
  const open = ownNodes.find(({ publishEnabled }) => publishEnabled)?.id ?? '';
  await makeMissingPages(host, owner, [root.id, open, open]);
  const types = await host.read<{ id: string; name: string }[]>(owner, '/api/types/content');
  const instances = await host.read<{ id: string; contentTypeId: string }[]>(owner, '/api/management/content-instances');
  await grantAll(host, owner, acting, instances);
  const ungranted = await makePages(host, owner);
  const items = await list<Item>(owner, '/api/tenant/all-published-items?page=0&size=500');
  const [tag] = await list<{ id: string }>(owner, '/api/management/tags/0/10');
  const [department] = await host.read<{ id: string }[]>(owner, '/api/management/tenant/organization-departments');
  const [emailType] = await host.read<{ id: string }[]>(owner, '/api/types/emails');
  const [smsType, templatedSmsType] = await host.read<{ id: string }[]>(owner, '/api/types/sms');
  const { tenantThemeId } = await host.read<{ tenantThemeId: string }>(owner, '/api/tenant');
  const template = await host.read<{ id: string }>(owner, `/api/management/sms/types/${templatedSmsType?.id}/template`, { body: 'Welcome' });
  const [questionType] = await host.read<{ id: string }[]>(owner, '/api/types/survey-questions');
  const roleTypes = await host.read<{ id: string; name: string }[]>(owner, '/api/types/roles');
  const staffType = roleTypes.find(({ name }) => name === 'Staff');
  // The unit may not move an item that is scheduled elsewhere (ADR 0064).
  const scheduled = new Set((await list<Item>(owner, '/api/tenant/all-published-items?page=0&size=500&status=scheduled')).map(({ contentItemId }) => contentItemId));
  const draft = items.findLast(({ contentItemId, isPublished, author }) => !isPublished && author === profile.id && !scheduled.has(contentItemId));
  const known = new Set(ownUsers.map(({ id }) => id));

  // Items published above the role's node reach it, too (core §6 readNodes).
  const above = new Set(nodes.filter((node) => flat([node]).some(({ id }) => own.has(id))).map(({ id }) => id));

  const outsideNodes = nodes.filter(({ id, depth }) => depth > 0 && !own.has(id) && !above.has(id));
  await publishOutside(host, owner, items, outsideNodes, (id) => own.has(id ?? ''));

  const granted = Object.fromEntries(types.map(({ id, name }) => [name, instances.find((page) => page.contentTypeId === id)?.id ?? '']));
  const ownFiles = await makeFiles(host, unit, granted['SocialFeed'] ?? '');
  const foreignFiles = await makeFiles(host, owner, ungranted['SocialFeed'] ?? '');

  const of = async (isInside: boolean): Promise<Targets> => {
    const isOf = (id: string | null) => id !== null && (isInside ? own.has(id) : !own.has(id) && !above.has(id));
    const place = nodes.filter(({ id, depth }) => depth > 0 && isOf(id));
    const users = everyUser.map(({ id }) => id).filter((id) => known.has(id) === isInside && ![profile.id, owner.roleId].includes(id));
    const role = everyRole.filter(({ id, roleTypeId, organizationNodeId }) => id !== unit.roleId && roleTypeId === staffType?.id && isOf(organizationNodeId));
    const reachable = items.filter(({ isPublished, organizationNodeId }) => isPublished && isOf(organizationNodeId));
    // Only their author may delete posts (decisions-content A22).
    const removable = reachable.filter(({ typeName, author }) => !isInside || typeName !== 'SocialFeed' || author === profile.id);
    const byType = (found: readonly Item[]) => Object.fromEntries(found.toSorted(byHeight).map((item) => [item.typeName, { page: item.contentInstanceId, item: item.contentItemId, node: item.organizationNodeId ?? '' }]));
    const picked = place.find(({ publishEnabled, organizationNodes }) => publishEnabled && organizationNodes.length > 0) ?? place[0];
    const found = byType(reachable);
    return {
      tag: tag?.id ?? '',
      department: department?.id ?? '',
      emailType: emailType?.id ?? '',
      smsType: smsType?.id ?? '',
      theme: tenantThemeId,
      templatedSmsType: templatedSmsType?.id ?? '',
      smsTemplate: template.id,
      staffType: staffType?.id ?? '',
      draft: draft?.contentItemId ?? '',
      node: picked?.id ?? '',
      leaf: place.findLast(({ organizationNodes }) => organizationNodes.length === 0)?.id ?? '',
      staffNode: place.find(({ depth }) => depth === 4)?.id ?? '',
      user: users[0] ?? '',
      victim: users.at(-1) ?? '',
      role: role[0] as Role,
      pages: isInside ? granted : ungranted,
      ...(isInside ? ownFiles : foreignFiles),
      items: found,
      ...(await questionOf(host, owner, found['Survey'])),
      feedbackOption: await firstOf(host, owner, 'feedback-loops', found['FeedbackLoop'], 'options'),
      contact: await firstOf(host, owner, 'contact-directories', found['ContactDirectory'], 'contacts'),
      ...(await folderOf(host, owner, found['Resource'])),
      ...(await albumOf(host, owner, found['ImageGalleryWithAlbums'])),
      chat: await converse(host, owner, isInside ? [profile.id] : users.slice(0, 2)),
      questionType: questionType?.id ?? '',
      comment: await commentOn(host, owner, found['SocialFeed']),
      victims: byType(removable),
    };
  };
  return { inside: await of(true), outside: await of(false) };
}
