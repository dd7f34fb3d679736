/** One path of the service and the methods it accepts. */
export interface DocumentedRoute {
  readonly path: string;
  /** Upper case, in the order of the contract. */
  readonly methods: readonly string[];
  /** The shortest example of a body for POST; absent for paths without one. */
  readonly body?: unknown;
}

/** The routes that an OpenAPI document describes. */
export function listRoutes({ paths }: { readonly paths?: unknown }): readonly DocumentedRoute[] {
  const items = Object.entries((paths ?? {}) as Record<string, object>);
  return items.map(([path, item]) => {
    const body = findShortestBody(item);
    const methods = Object.keys(item).map((method) => method.toUpperCase());
    return { path, methods, ...(body !== undefined && { body }) };
  });
}

interface DocumentedItem {
  readonly post?: {
    readonly requestBody?: { readonly content?: { readonly 'application/json'?: { readonly examples?: Examples } } };
  };
}

type Examples = Readonly<Record<string, { readonly value?: unknown }>>;

function findShortestBody({ post }: DocumentedItem): unknown {
  const examples = Object.values(post?.requestBody?.content?.['application/json']?.examples ?? {});
  const bodies = examples.flatMap(({ value }) => (value === undefined ? [] : [value]));
  return bodies.sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)[0];
}
