/** A token, or a function that returns a valid one; the client calls it before each request. */
export type Token = string | (() => string | Promise<string>);

/** An API key, a token, or neither for public endpoints. */
export type Credentials =
  | { readonly apiKey: string; readonly token?: never }
  | { readonly token: Token; readonly apiKey?: never }
  | { readonly apiKey?: never; readonly token?: never };

/**
 * Refuses a key or token that no header can have, without showing it: the message of `Headers` repeats it.
 *
 * @throws TypeError
 */
export function checkCredential(name: keyof Credentials, value: string): string {
  if (!/^[ -~]*$/.test(value.trim())) throw new TypeError(`${name} must consist of printable ASCII characters`);
  return value;
}

/** Headers with the credentials. @throws TypeError for a token that no header can have */
export async function buildCredentialHeaders({ apiKey, token }: Credentials): Promise<Record<string, string>> {
  if (apiKey !== undefined) return { 'X-API-Key': apiKey };
  if (token === undefined) return {};
  return { Authorization: `Bearer ${checkCredential('token', typeof token === 'function' ? await token() : token)}` };
}
