import { EmptyState, ErrorState, FormSkeleton, Select, Stack, UnsavedWorkContext } from '@noticeboard/design-system';
import { type ReactNode, use } from 'react';
import { describeError } from '../../../ground/describeError.ts';
import type { Read } from '../../../api/readTypes.ts';
import type { templateMessages } from '../../../messages/templates.ts';
import { useActingAs } from '../../../access/useAccess.ts';
import { shownName } from '../../../ground/named.ts';
import { PageTitle } from '../../../shared/pages/PageTitle.tsx';
import { useSearchFromHere } from '../../../shared/useNavigateFromHere.ts';
import { chosenType, type MessageType } from './chosenType.ts';
import * as styles from './templates.css.ts';

const parameter = 'type';

interface TemplateTypesProps {
  /** The texts of the screen: those of e-mail or of SMS. */
  texts: (typeof templateMessages)['email' | 'sms'];
  /** The types, as they are read. */
  types: Read<MessageType[]>;
  /** The template of the chosen one. */
  children: (type: MessageType) => ReactNode;
}

/** The head of both template screens: the choice of the message whose template is edited (decisions-core O65), kept in the address. */
export function TemplateTypes({ texts, types: { data, error, retry }, children }: TemplateTypesProps) {
  const actingAs = useActingAs();
  const { mayLeave } = use(UnsavedWorkContext);
  const [address, setAddress] = useSearchFromHere();
  const type = data && chosenType(data, address.get(parameter));
  const show = async (id: string) => {
    if (await mayLeave()) setAddress({ [parameter]: id }, { preventScrollReset: true });
  };
  return (
    <Stack gap="xlarge">
      <PageTitle facts={texts.subtitle} />
      {data === undefined && error === undefined && <FormSkeleton fields={1} hasButtons={false} />}
      {data === undefined && error !== undefined && <ErrorState title={texts.typesFailed} detail={describeError(error, { actingAs }).detail} onRetry={retry} />}
      {data?.length === 0 && <EmptyState title={texts.noTypes.title} detail={texts.noTypes.text} />}
      {data !== undefined && type !== undefined && (
        <>
          <div className={styles.choice}>
            <Select
              label={texts.type}
              description={type.description ?? undefined}
              choices={data.map(({ id, name, description }) => ({ id, label: shownName(name), ...(description !== null && { description }) }))}
              value={type.id}
              onChange={(id) => {
                if (id !== null && id !== type.id) void show(id);
              }}
            />
          </div>
          {children(type)}
        </>
      )}
    </Stack>
  );
}
