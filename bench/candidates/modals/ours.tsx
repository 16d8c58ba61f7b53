import '@noticeboard/design-system/styles.css';
import { Button, Modal, TextField } from '@noticeboard/design-system';
import { useState } from 'react';
import type { Candidate } from '../../pages/candidateTypes.ts';
import { OpenedByButton } from '../../pages/OpenedByButton.tsx';

function Rename() {
  const [name, setName] = useState('');
  return (
    <OpenedByButton>
      {(isOpen, close) => (
        <Modal
          isOpen={isOpen}
          onOpenChange={close}
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
      )}
    </OpenedByButton>
  );
}

export const candidate: Candidate = { kind: 'modal', render: () => <Rename />, open: '#open' };
