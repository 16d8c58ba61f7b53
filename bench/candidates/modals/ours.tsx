import '@noticeboard/design-system/styles.css';
import { Button, Modal, TextField } from '@noticeboard/design-system';
import { useState } from 'react';
import type { Candidate } from '../../pages/candidateTypes.ts';

function Rename() {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button" id="open" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Modal
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Rename the folder"
        footer={
          <>
            <Button variant="quiet" tone="neutral" onPress={close}>
              Cancel
            </Button>
            <Button onPress={close}>Save</Button>
          </>
        }
      >
        <TextField label="Name" value={name} onChange={setName} />
      </Modal>
    </>
  );
}

export const candidate: Candidate = { kind: 'modal', render: () => <Rename />, open: '#open' };
