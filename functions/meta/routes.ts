/** One path of the service and the methods it accepts. */
export interface DocumentedRoute {
  readonly path: string;
  /** Upper case, in the order of the contract. */
  readonly methods: readonly string[];
}

/** The routes that an OpenAPI document describes. */
export function listRoutes({ paths }: { readonly paths?: unknown }): readonly DocumentedRoute[] {
  const items = Object.entries((paths ?? {}) as Record<string, object>);
  return items.map(([path, item]) => ({ path, methods: Object.keys(item).map((method) => method.toUpperCase()) }));
}
