/** A token, or a function that returns a valid one; the client calls it before each request. */
export type Token = string | (() => string | Promise<string>);

/** An API key, a token, or neither for public endpoints. */
export type Credentials =
  | { readonly apiKey: string; readonly token?: never }
  | { readonly token: Token; readonly apiKey?: never }
  | { readonly apiKey?: never; readonly token?: never };

/** Headers with the credentials. */
export async function buildCredentialHeaders({ apiKey, token }: Credentials): Promise<Record<string, string>> {
  if (apiKey !== undefined) return { 'X-API-Key': apiKey };
  if (token === undefined) return {};
  return { Authorization: `Bearer ${typeof token === 'function' ? await token() : token}` };
}
