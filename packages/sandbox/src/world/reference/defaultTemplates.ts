const page = (content: string) => `<!doctype html>
<html>
  <head>
    <style>
      .button { background: #1f5fbf; border-radius: 6px; color: #ffffff; display: inline-block; padding: 12px 20px; text-decoration: none; }
      .small { color: #5b6472; font-size: 13px; }
    </style>
  </head>
  <body style="background: #f4f6f9; color: #1c2430; font-family: Arial, sans-serif; margin: 0; padding: 24px;">
    <div style="background: #ffffff; border-radius: 8px; margin: 0 auto; max-width: 560px; padding: 32px;">
${content}
    </div>
  </body>
</html>
`;

const emails: Readonly<Record<string, string>> = {
  'e4a11001-2a33-4b44-9c55-000000000001': page(`      <h1 style="font-size: 22px; margin-top: 0;">Welcome, {{userName}}</h1>
      <p>You now have an account at {{organizationName}}.</p>
      <p><a class="button" href="{{invitationLink}}">Choose your password</a></p>
      <p class="small">The link is valid for {{daysValid}} days.</p>`),
  'e4a11001-2a33-4b44-9c55-000000000002': page(`      <h1 style="font-size: 22px; margin-top: 0;">Hello {{userName}}</h1>
      <p>Somebody asked for a new password for your account. If it was you, choose one here:</p>
      <p><a class="button" href="{{resetLink}}">Choose a new password</a></p>
      <p class="small">If it was not you, ignore this message.</p>`),
  'e4a11001-2a33-4b44-9c55-000000000003': page(`      <h1 style="font-size: 22px; margin-top: 0;">A new suggestion in {{pageName}}</h1>
      <blockquote style="border-left: 4px solid #1f5fbf; margin: 0; padding-left: 16px;">{{suggestion}}</blockquote>
      <p class="small">Sent without a name: {{isAnonymous}}</p>`),
  'e4a11001-2a33-4b44-9c55-000000000004': page(`      <h1 style="font-size: 22px; margin-top: 0;">Your week, {{firstName}}</h1>
      <p>{{newItems}} new items wait for you in the app.</p>`),
};

const texts: Readonly<Record<string, string>> = {
  '5a500001-2a33-4b44-9c55-000000000001': 'Hello {{userName}}, you now have an account at {{organizationName}}. Start here: {{invitationLink}}',
  '5a500001-2a33-4b44-9c55-000000000002': 'Your sign-in code is {{code}}. It is valid for {{minutesValid}} minutes.',
  '5a500001-2a33-4b44-9c55-000000000003': 'Hello {{firstName}}, the survey {{surveyName}} closes tomorrow.',
};

/** The HTML that the host sends for an e-mail if the tenant has none. */
export const defaultEmail = (emailTypeId: string): string => emails[emailTypeId] ?? '';

/** The text that the host sends for an SMS if the tenant has none. */
export const defaultSms = (smsTypeId: string): string => texts[smsTypeId] ?? '';
