export { DocumentModal, type DocumentModalProps, type DocumentValues } from '../src/content/DocumentModal/DocumentModal.tsx';
export { RichTextEditor } from '../src/editor/RichTextEditor/RichTextEditor.tsx';
export type { PictureUploadOptions, RichTextEditorProps, UploadedPicture } from '../src/editor/RichTextEditor/richTextTypes.ts';
export { SafeHtml, type SafeHtmlProps } from '../src/editor/SafeHtml/SafeHtml.tsx';
export { isAllowedLink, isAllowedPicture } from '../src/editor/SafeHtml/htmlRules.ts';
export { sanitizeHtml, type SanitizeOptions } from '../src/editor/SafeHtml/sanitizeHtml.ts';
export { TemplateEditor } from '../src/editor/TemplateEditor/TemplateEditor.tsx';
export type { TemplateEditorHandle, TemplateEditorProps } from '../src/editor/TemplateEditor/templateEditorTypes.ts';
export {
  findPlaceholderFaults,
  findPlaceholders,
  type Placeholder,
  type PlaceholderFault,
  propertiesOf,
  replacePlaceholders,
  type TemplateProperty,
  type TemplatePropertyType,
  type TemplateValues,
} from '../src/editor/TemplateEditor/templatePlaceholders.ts';
