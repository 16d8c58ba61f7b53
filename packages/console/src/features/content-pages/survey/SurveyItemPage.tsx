import { useParams } from 'react-router';
import { surveyMessages as words } from '../../../messages/survey.ts';
import { ItemReader } from '../item/ItemReader.tsx';
import { EditSurvey } from './EditSurvey.tsx';
import { NewSurvey } from './NewSurvey.tsx';

/** A survey: a new one, or one that is edited, published and evaluated (SURV-109 to SURV-114). */
export function SurveyItemPage() {
  const { id = '', itemId } = useParams();
  if (itemId === undefined) return <NewSurvey key={id} pageId={id} />;
  return (
    <ItemReader key={itemId} type="Survey" pageId={id} itemId={itemId} words={words}>
      {(item, onDeleted) => <EditSurvey pageId={id} item={item} onDeleted={onDeleted} />}
    </ItemReader>
  );
}
