import { useConsoleSession } from '../../../session/ConsoleSessionContext.tsx';
import { useImage } from '../../../session/useImage.ts';

/** Blob address of the picture of a contact, by its stored name; null for none. */
export function useContactPicture(fileName: string | null): string | null {
  const { client } = useConsoleSession();
  return useImage(fileName, async (signal) => {
    const { response, data } = await client.GET('/api/management/content-files/{name}', { params: { path: { name: fileName ?? '' } }, parseAs: 'blob', signal });
    return new Response(data, { status: response.status });
  });
}
