const number = (count: number) => count.toLocaleString();
const posts = (count: number) => (count === 1 ? '1 post' : `${number(count)} posts`);
const comments = (count: number) => (count === 1 ? '1 comment' : `${number(count)} comments`);

/** Texts of the inbox of comments. */
export const commentsMessages = {
  views: { new: 'New', all: 'All', hidden: 'Hidden' },
  parts: 'Which comments to show',
  feed: 'Feed',
  allFeeds: 'All feeds',
  newSince: (count: number, since: string, feeds: number) => `${number(count)} new since ${since} in ${feeds === 1 ? '1 feed' : `${number(feeds)} feeds`}`,
  /** Nothing is known of an earlier visit. */
  firstVisit: (count: number) => `${comments(count)}, your first visit on this device`,
  notLookedAt: (count: number) => `${posts(count)} not checked yet`,
  today: (time: string) => `today ${time}`,
  yesterday: (time: string) => `yesterday ${time}`,
  looking: (count: number, listed: number) => `Checking: ${number(count)} of ${posts(listed)}`,
  stop: 'Stop',
  lookedAtAll: (count: number) => (count === 1 ? 'From the only post.' : `From all ${posts(count)}.`),
  lookedAt: (count: number, left: number) => `From the latest ${posts(count)}.${left > 0 ? ` ${posts(left)} not checked yet.` : ''}`,
  lookFurther: 'Check older posts',
  olderComments: (count: number) => `${comments(count)} before the 50 latest of a post: open the post to read them.`,
  failed: (count: number) => (count === 1 ? 'Something could not be loaded' : `${number(count)} lists could not be loaded`),
  feedsFailed: 'The feeds could not be loaded',
  showMore: (count: number) => `Show ${number(count)} more`,
  choose: 'Choose a comment to read it in its thread',
  missing: { title: 'This comment was not found', text: 'It may have been deleted, or be on a post that has not been checked yet.' },
  backToList: 'All comments',
  open: (name: string) => `Comment by ${name}`,
  /** Announced; a long one is read in its thread. */
  opened: (name: string, body: string) => `Comment by ${name} is open: ${body.length > 120 ? `${body.slice(0, 120)}…` : body}`,
  /** In the thread, above what can be done. */
  gone: 'This comment has been deleted since it was opened.',
  answeredGone: (name: string) => `The comment by ${name} has been deleted in the meantime. Your answer was added below the post.`,
  nothingOpen: 'No comment is open.',
  openPost: 'Open post',
  publishedAt: (date: string) => `Published ${date}`,
  notPublished: 'Not published',
  comments,
  hide: 'Hide',
  show: 'Show',
  delete: 'Delete',
  deleteTitle: (name: string) => `Delete the comment by ${name}?`,
  deleteQuestion: 'The comment is removed for everyone. This action cannot be undone.',
  next: 'Skip',
  answer: 'Answer',
  answerAs: (name: string) => `Answer as ${name}, seen by everyone who reads this post`,
  hidden: (name: string) => `${name}: comment hidden`,
  shown: (name: string) => `${name}: comment shown again`,
  undo: 'Undo',
  empty: {
    new: { title: 'Nothing new', text: 'No one else has commented since your last visit on this device.' },
    all: { title: 'No comments yet', text: 'What people write below the posts of your feeds appears here.' },
    hidden: { title: 'No hidden comments', text: 'Comments that you hide from staff are kept here.' },
  },
  /** Where posts or comments are left that were not checked: only what was found can be shown. */
  emptySoFar: {
    new: { title: 'Nothing new so far', text: 'None of the comments found so far is new. Other posts have not been checked.' },
    all: { title: 'No comments found so far', text: 'Other posts have not been checked.' },
    hidden: { title: 'No hidden comments found so far', text: 'Other posts have not been checked.' },
  },
  /** For a super administrator, who may write on all pages that there are. */
  nothingMade: { title: 'No feeds yet', text: 'Comments are written below the posts of social feeds. Your organization has none yet.', act: 'Go to Content Instances' },
  noFeeds: { title: 'No feeds to moderate', text: 'Comments are written below the posts of social feeds. Your role may write on none of them.' },
} as const;
