/**
 * Address of a call.
 *
 * @param baseUrl root of the service, with or without a slash at its end
 * @param path with its parameters in braces: `/l/{token}`
 * @param query parameters; those that are undefined are left out
 * @throws TypeError for a parameter of the path without a value, and for a path without a slash at its start, which would
 * become a part of the server's name
 */
export function buildAddress(baseUrl: string, path: string, params: object, query: unknown): string {
  if (!path.startsWith('/')) throw new TypeError(`the path must begin with a slash: /${path}`);
  const values = new Map<string, unknown>(Object.entries(params));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new TypeError(`${path} needs params: { ${name}: '…' }`);
    return encodeURIComponent(String(value));
  });
  const sent = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(sent.map(([name, value]) => [name, String(value)])).toString();
  return `${baseUrl.replace(/\/+$/, '')}${filled}${search && `?${search}`}`;
}
