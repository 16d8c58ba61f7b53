import { surveyMessages } from '../../../messages/survey.ts';
import { ItemsPage } from '../frame/ItemsPage.tsx';
import { PageSettings } from '../frame/PageSettings.tsx';
import { surveyColumns } from './surveyColumns.tsx';

/** A page of surveys, and for super administrators its settings (SURV-101, SURV-102). */
export function SurveyPage() {
  return <ItemsPage type="Survey" words={surveyMessages} columns={surveyColumns} Settings={SurveySettings} />;
}

function SurveySettings({ id }: { id: string }) {
  return <PageSettings type="Survey" id={id} />;
}
