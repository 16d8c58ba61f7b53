export { EmailTestModal, type EmailTestModalProps } from '../src/templates/EmailTestModal/EmailTestModal.tsx';
export { MailPreview, type MailPreviewProps } from '../src/templates/MailPreview/MailPreview.tsx';
export { SmsLength, type SmsLengthProps } from '../src/templates/SmsLength/SmsLength.tsx';
export { SmsTestModal, type SmsTestModalProps } from '../src/templates/SmsTestModal/SmsTestModal.tsx';
export type { TemplateTestProps } from '../src/templates/parts/templateTestTypes.ts';
