import { useParams } from 'react-router';
import { EditPost } from './EditPost.tsx';
import { NewPost } from './NewPost.tsx';

/** A post: a new one, or one that is edited and published (content §2 Social feed). */
export function PostPage() {
  const { id = '', itemId } = useParams();
  return itemId === undefined ? <NewPost key={id} feedId={id} /> : <EditPost key={itemId} feedId={id} itemId={itemId} />;
}
