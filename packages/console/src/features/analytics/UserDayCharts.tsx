import { analyticsMessages } from '../../messages/analytics.ts';
import { DayChart } from './DayChart.tsx';
import { activityOfDay, commentsOfDay, likesOfDay, type PersonQuestion, publicationsOfDay, useInteractions, usePublications, useUserActivity } from './personReads.ts';

const texts = analyticsMessages.engagements;

const interactions = [
  { id: 'comments', name: texts.interactions.comments, of: commentsOfDay },
  { id: 'likes', name: texts.interactions.likes, of: likesOfDay },
];
const publications = [{ id: 'publications', name: texts.publications.title, of: publicationsOfDay }];
const activity = [{ id: 'activity', name: texts.activity.title, of: activityOfDay }];

/** Comments and likes that a person gave (API-105). */
export function InteractionsChart(question: PersonQuestion) {
  const reads = useInteractions(question);
  return <DayChart title={texts.interactions.title} unit={texts.interactions.unit} range={question.range} counts={interactions} drawing="bars" reads={reads} />;
}

/** How often a person published (API-106). */
export function PublicationsChart(question: PersonQuestion) {
  const reads = usePublications(question);
  return <DayChart title={texts.publications.title} unit={texts.publications.unit} range={question.range} counts={publications} drawing="bars" reads={reads} />;
}

/** How much a person used the app (API-103). */
export function UserActivityChart(question: PersonQuestion) {
  const reads = useUserActivity(question);
  return <DayChart title={texts.activity.title} unit={texts.activity.unit} range={question.range} counts={activity} reads={reads} />;
}
