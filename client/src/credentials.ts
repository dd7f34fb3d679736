/** A token, or what fetches one that is valid now: it is asked before each call. */
export type Token = string | (() => string | Promise<string>);

/** Who calls: an API key or a token, or nobody, for what is public. */
export type Credentials =
  | { readonly apiKey: string; readonly token?: never }
  | { readonly token: Token; readonly apiKey?: never }
  | { readonly apiKey?: never; readonly token?: never };

/** The headers that show who calls. */
export async function buildCredentialHeaders({ apiKey, token }: Credentials): Promise<Record<string, string>> {
  if (apiKey !== undefined) return { 'X-API-Key': apiKey };
  if (token === undefined) return {};
  return { Authorization: `Bearer ${typeof token === 'function' ? await token() : token}` };
}
