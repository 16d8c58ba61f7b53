import { Card, ErrorState, FormSkeleton } from '@noticeboard/design-system';
import { type ReactNode, useMemo } from 'react';
import { useActingAs } from '../../../access/useAccess.ts';
import { useRead } from '../../../api/useRead.ts';
import type { ContentInstance } from '../../../content/contentKind.ts';
import { contentKinds, type ContentTypeName } from '../../../content/kinds.ts';
import { describeError } from '../../../ground/describeError.ts';
import { contentPageMessages } from '../../../messages/contentPages.ts';
import { type BasicSettings, basicSettingsFields } from './basicSettings.ts';
import * as styles from './settings.css.ts';
import { SettingsFrame } from './SettingsFrame.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

const texts = contentPageMessages.settingsForm;

export interface ReadSettingsProps {
  /** The page's type. */
  type: ContentTypeName;
  /** The page's id. */
  id: string;
  /** Renders the form of the settings that were read. */
  children: (page: ContentInstance) => ReactNode;
}

/** Reads the settings of a page for the form that changes them. */
export function ReadSettings({ type, id, children }: ReadSettingsProps) {
  const actingAs = useActingAs();
  const { data, error, retry } = useRead(`${contentKinds[type].pages}/{id}` as const, { path: { id } });
  if (data !== undefined) return <div className={styles.settings}>{children(data)}</div>;
  if (error === undefined) {
    return (
      <div className={styles.settings}>
        <Card>
          <FormSkeleton fields={3} hasButtons={false} label={texts.loading} />
        </Card>
      </div>
    );
  }
  return <ErrorState title={texts.failed} detail={describeError(error, { actingAs }).detail} onRetry={retry} />;
}

/** The settings of a page whose type has no others: name, order, icon (decisions-content O10). */
export function PageSettings({ type, id }: Omit<ReadSettingsProps, 'children'>) {
  return (
    <ReadSettings type={type} id={id}>
      {(page) => <BasicForm type={type} id={id} page={page} />}
    </ReadSettings>
  );
}

function BasicForm({ type, id, page: { name, order, iconId } }: Omit<ReadSettingsProps, 'children'> & { page: ContentInstance }) {
  const initial = useMemo<BasicSettings>(() => ({ name, order, iconId }), [name, order, iconId]);
  const { frame } = useSettingsForm<BasicSettings>(type, id, initial, basicSettingsFields);
  return (
    <SettingsFrame {...frame} />
  );
}
