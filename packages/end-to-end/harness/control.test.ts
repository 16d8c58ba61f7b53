import { expect, test } from 'vitest';
import { Control } from './control.ts';

const control = new Control('http://127.0.0.1:9');

test('A fault for an operation that does not exist is refused: it would never fire, and its test would hold nothing', async () => {
  await expect(control.fault({ operationId: 'listUsres' }, { status: 500 })).rejects.toThrow('listUsres is not an operation');
});

test('Calls of an operation that does not exist cannot be counted: there would be none, whatever the page does', async () => {
  await expect(control.callsOf('getDashboard2')).rejects.toThrow('getDashboard2 is not an operation');
});

test.each(['listUsers', 'token', 'connect'])('%s is an operation of the contract, the identity provider or the hub', async (operationId) => {
  await expect(control.callsOf(operationId)).rejects.not.toThrow('is not an operation');
});
