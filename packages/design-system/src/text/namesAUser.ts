/**
 * Whether a web address carries a user name or a password. Nobody may link to one: everyone who reads it would have the password, and
 * `https://app.example@evil.example` only looks like the app.
 */
export function namesAUser(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && (url.username !== '' || url.password !== '');
}
