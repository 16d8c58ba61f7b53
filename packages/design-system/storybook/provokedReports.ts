/**
 * What the browser reports when markup of others is read to be cleaned, in a document that is never shown: the policy
 * holds there, too, and refuses what the cleaner takes out a moment later. For `parameters.checks.provokedReports`.
 */
export const foreignMarkup = [
  'Applying inline style violates style-src',
  'Executing inline event handler violates script-src',
  "Setting the document's base URI to 'https://blocked.invalid/' violates base-uri",
  'An HTMLScriptElement was directly modified and will not be executed',
];
