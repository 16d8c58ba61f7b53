/** The sentences of field validation, apart from the components, for texts that need no component. */
export { validationMessages } from '../src/messages/validation.ts';
