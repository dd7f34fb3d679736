/**
 * Address of a call.
 *
 * @param baseUrl root of the service, with or without a slash at its end
 * @param path with its parameters in braces: `/l/{token}`
 * @param query parameters; those that are undefined are left out
 * @throws TypeError for a parameter of the path without a value
 */
export function buildAddress(baseUrl: string, path: string, params: object, query: unknown): string {
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
