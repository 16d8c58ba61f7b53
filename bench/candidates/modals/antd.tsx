import { Form, Input, Modal } from 'antd';
import type { Candidate } from '../../pages/candidateTypes.ts';
import { OpenedByButton } from '../../pages/OpenedByButton.tsx';

function Rename() {
  return (
    <OpenedByButton>
      {(isOpen, close) => (
        <Modal open={isOpen} title="Rename the folder" okText="Save" onOk={close} onCancel={close}>
          <Form layout="vertical">
            <Form.Item name="name" label="Name">
              <Input />
            </Form.Item>
          </Form>
        </Modal>
      )}
    </OpenedByButton>
  );
}

export const candidate: Candidate = { kind: 'modal', render: () => <Rename />, open: '#open' };
