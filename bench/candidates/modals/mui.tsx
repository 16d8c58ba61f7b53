import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import type { Candidate } from '../../pages/candidateTypes.ts';

function Rename() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button" id="open" onClick={() => setIsOpen(true)}>
        Open
      </button>
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
    </>
  );
}

export const candidate: Candidate = { kind: 'modal', render: () => <Rename />, open: '#open' };
