import type { UserValues } from './userModalTypes.ts';
import { newUser } from './userPayload.ts';

/** A user for stories and tests, without roles, tags, department and supervisor. */
export const sampleUser: UserValues = {
  ...newUser,
  name: 'Maya Okafor',
  username: 'mayaokafor',
  email: 'maya@example.com',
  phoneNumber: '+14165550199',
  phoneLoginEnabled: true,
};
