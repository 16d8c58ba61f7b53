export { allowEmptyHtml } from '../src/trustedTypes/allowEmptyHtml.ts';
