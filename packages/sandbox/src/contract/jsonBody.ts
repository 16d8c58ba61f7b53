const texts = new WeakMap<object, { write: () => string; bytes?: Buffer }>();

/**
 * Marks a body that is sent many times unchanged: its JSON is written for the first
 * response and kept as long as the body itself. The body must not change afterwards.
 *
 * @param write writes the body's JSON, if there is a cheaper way than the usual one
 */
export function lastingBody<Body extends object>(body: Body, write: () => string = () => JSON.stringify(body)): Body {
  texts.set(body, { write });
  return body;
}

/** The JSON of a body. */
export function jsonOf(body: unknown): Buffer {
  const text = typeof body === 'object' && body !== null ? texts.get(body) : undefined;
  if (text === undefined) return Buffer.from(JSON.stringify(body));
  return (text.bytes ??= Buffer.from(text.write()));
}
