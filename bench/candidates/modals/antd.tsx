import { Form, Input, Modal } from 'antd';
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
      <Modal open={isOpen} title="Rename the folder" okText="Save" onOk={close} onCancel={close}>
        <Form layout="vertical">
          <Form.Item name="name" label="Name">
            <Input />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}

export const candidate: Candidate = { kind: 'modal', render: () => <Rename />, open: '#open' };
