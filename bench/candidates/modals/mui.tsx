import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { Candidate } from '../../pages/candidateTypes.ts';
import { OpenedByButton } from '../../pages/OpenedByButton.tsx';

function Rename() {
  return (
    <OpenedByButton>
      {(isOpen, close) => (
        <Dialog open={isOpen} onClose={close}>
          <DialogTitle>Rename the folder</DialogTitle>
          <DialogContent>
            <TextField label="Name" />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button onClick={close}>Save</Button>
          </DialogActions>
        </Dialog>
      )}
    </OpenedByButton>
  );
}

export const candidate: Candidate = { kind: 'modal', render: () => <Rename />, open: '#open' };
