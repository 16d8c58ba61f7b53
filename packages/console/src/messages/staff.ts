/** What people who are staff only read on the dashboard. */
export const staffMessages = {
  title: 'Please download the mobile app to continue.',
  text: 'News, surveys and messages of your organization are waiting for you there.',
  appStore: 'App Store',
  playStore: 'Google Play',
} as const;
