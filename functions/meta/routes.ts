/** One path of the service and the methods it takes. */
export interface Route {
  readonly path: string;
  /** Upper case, in the order of the contract. */
  readonly methods: readonly string[];
}

/** The routes that an OpenAPI document describes. */
export function routesOf({ paths }: { readonly paths?: unknown }): readonly Route[] {
  const items = Object.entries((paths ?? {}) as Record<string, object>);
  return items.map(([path, item]) => ({ path, methods: Object.keys(item).map((method) => method.toUpperCase()) }));
}
