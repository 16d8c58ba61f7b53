import { analyticsMessages } from '../../messages/analytics.ts';
import { dayFigure } from './periodFigure.ts';
import { PeriodFigures } from './PeriodFigures.tsx';
import { activityOfDay, commentsOfDay, likesOfDay, type PersonQuestion, publicationsOfDay, useInteractions, usePublications, useUserActivity } from './personReads.ts';

const texts = analyticsMessages.engagements;

/** A person's engagement in total, beside the period before. */
export function EngagementFigures(question: PersonQuestion) {
  const interactions = useInteractions(question);
  const publications = usePublications(question);
  const activity = useUserActivity(question);
  return (
    <PeriodFigures
      figures={[
        dayFigure(texts.interactions.comments, interactions, question.range, commentsOfDay),
        dayFigure(texts.interactions.likes, interactions, question.range, likesOfDay),
        dayFigure(texts.publications.figure, publications, question.range, publicationsOfDay),
        dayFigure(texts.activity.figure, activity, question.range, activityOfDay),
      ]}
    />
  );
}
