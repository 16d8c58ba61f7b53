import { sendTellingProgress } from '@noticeboard/api-types/uploads';
import { ImageUpload, type UploadStatus } from '@noticeboard/design-system';
import { useState } from 'react';
import { SaveError, useSave } from '../../../access/useSave.ts';
import { settingsMessages } from '../../../messages/settings.ts';
import { useConsoleSession, useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { useTenantLogo } from '../../../session/pictures.ts';
import { logoSize } from '../../../ground/limits.ts';
import { pictureForm } from '../../../shared/pictureForm.ts';

const texts = settingsMessages.app;

/**
 * The tenant's logo: sent when it is chosen, and shown in the top bar once the host has it (API-056, LIM-25).
 * No call removes it, so it can only be replaced (decisions-core O60).
 */
export function TenantLogoField() {
  const { workspace } = useConsoleSession();
  const { tenant } = useWorkspace();
  const [status, setStatus] = useState<UploadStatus>('idle');
  const [failure, setFailure] = useState<string>();
  const [chosen, setChosen] = useState<File | null>(null);
  const [progress, setProgress] = useState<number>();
  const { save, cancel } = useSave({
    send: async (client, file: File, signal) => {
      const { data } = await client.through(sendTellingProgress({ onProgress: (fraction) => setProgress(fraction * 100) })).POST('/api/management/tenant/logo', {
        body: { FileContent: file.name, Height: logoSize.height, Width: logoSize.width },
        bodySerializer: (body) => pictureForm(file, body),
        signal,
      });
      if (data !== undefined) workspace.noteTenant({ id: tenant.id, logo: data.logo });
    },
    invalidates: ['/api/management/tenant', '/api/tenant'],
    success: texts.logoSaved,
    nameFailure: (file) => texts.logoFailed(file.name),
  });

  const upload = async (file: File) => {
    setChosen(file);
    setProgress(undefined);
    setStatus('uploading');
    try {
      await save(file);
      setStatus('success');
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      setFailure(error.message);
      setStatus('error');
    }
  };
  return (
    <ImageUpload
      label={texts.logo}
      description={texts.logoHint}
      aspect="logo"
      alt={texts.logoAlt(tenant.name)}
      value={useTenantLogo(tenant)}
      status={status}
      {...(progress !== undefined && { progress })}
      {...(failure !== undefined && { uploadError: failure })}
      onSelect={(file) => void upload(file)}
      onCancel={cancel}
      onRetry={() => {
        if (chosen !== null) void upload(chosen);
      }}
    />
  );
}
