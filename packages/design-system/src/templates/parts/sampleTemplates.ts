import type { TemplateProperty } from '../../editor/TemplateEditor/templatePlaceholders.ts';

/** Templates for the stories of both modals. */
export const sampleProperties: readonly TemplateProperty[] = [
  { name: 'firstName', type: 'String', description: 'First name of the person who receives it' },
  { name: 'unreadCount', type: 'Number' },
  { name: 'isNewUser', type: 'Boolean' },
];

/** An e-mail with placeholders, styles and a script that must not run. */
export const emailSample = `<!doctype html><html><head><style>h1 { color: #1f5fbf; font-size: 22px }</style></head>
<body style="margin: 0; padding: 24px; font-family: sans-serif">
<h1>Welcome, {{firstName}}</h1>
<p style="color: #444">You have <strong>{{unreadCount}}</strong> unread notices. New here: {{isNewUser}}.</p>
<p><a href="https://example.com/start">Open Noticeboard</a></p>
<script>parent.hostileRan = true</script><img src="x" alt="" onerror="parent.hostileRan = true">
</body></html>`;

/** An SMS with placeholders. */
export const smsSample = 'Hello {{firstName}}, you have {{unreadCount}} unread notices.\nNew here: {{isNewUser}}';
