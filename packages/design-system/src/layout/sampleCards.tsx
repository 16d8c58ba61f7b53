import { Card } from './Card/Card.tsx';

/** Parts to lay out, in the stories of the layouts. */
export const sampleCards = ['Lobby', 'Dining room', 'Garden', 'Chapel'].map((place) => <Card key={place}>{place}</Card>);
