import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { GivesWay } from '../../actions/GivesWay.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { messages } from '../../messages/uploads.ts';
import type { TrayActs, TrayUpload } from './trayUpload.ts';

const text = messages.uploadTray;

interface PauseButtonProps extends Pick<TrayActs, 'onPause' | 'onResume'> {
  /** A running or paused upload. */
  upload: Pick<TrayUpload, 'id' | 'name' | 'isPaused'>;
}

/** Pauses an upload, or resumes it. One button for both: the pressed one keeps the focus (faults B03). */
export function PauseButton({ upload: { id, name, isPaused = false }, onPause, onResume }: PauseButtonProps) {
  return (
    <GivesWay>
      {isPaused ? (
        <IconButton size="small" label={text.resume(name)} icon={<Play />} onPress={() => onResume(id)} />
      ) : (
        <IconButton size="small" label={text.pause(name)} icon={<Pause />} onPress={() => onPause(id)} />
      )}
    </GivesWay>
  );
}
