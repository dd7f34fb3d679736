/** The service's description of itself, built from package.json, the changelog and the endpoints. */
export interface Contract {
  readonly title: string;
  readonly version: string;
  /** Date of the newest released entry of the changelog, `YYYY-MM-DD`. */
  readonly releaseDate: string;
  readonly endpointsCount: number;
  readonly changelogUrl: string;
  readonly sourceUrl: string;
  /** SHA-256 of the canonical OpenAPI JSON (sorted keys, no white space), hexadecimal. */
  readonly contractHash: string;
  readonly openapi: OpenApi;
}

export type SchemaType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

/** The subset of JSON Schema 2020-12 that this service writes. */
export interface OpenApiSchema {
  readonly $ref?: string;
  readonly type?: SchemaType | readonly SchemaType[];
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  /** False where `prefixItems` are all items. */
  readonly items?: OpenApiSchema | false;
  readonly prefixItems?: readonly OpenApiSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, OpenApiSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | OpenApiSchema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly allOf?: readonly OpenApiSchema[];
  readonly anyOf?: readonly OpenApiSchema[];
  readonly oneOf?: readonly OpenApiSchema[];
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: OpenApiSchema;
}

/** Bodies by media type. */
export type MediaContent = Readonly<
  Record<string, { readonly schema?: OpenApiSchema; readonly examples?: Readonly<Record<string, unknown>> }>
>;

export interface DocumentedResponse {
  /** Absent when `$ref` is present. */
  readonly description?: string;
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, { readonly description?: string }>>;
  readonly content?: MediaContent;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: MediaContent };
  /** Responses by status. A problem with one code refers to the document's components. */
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
}

/** The subset of the OpenAPI document that this service reads back. */
export interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, OpenApiSchema>> };
}
