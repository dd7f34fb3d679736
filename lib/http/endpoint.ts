import type { ZodObject, ZodType, z } from 'zod';
import type { CountedClass } from '../catalog/limit-classes.ts';
import type { StoredType } from '../catalog/stored-types.ts';
import type { ErrorCode } from '../errors/catalogue.ts';

export type Method = 'GET' | 'POST';

/**
 * Which counters a request is charged to, each per caller; `LIMIT_CLASSES` has what they allow. `none`: only the usage
 * plan counts.
 */
export type LimitClass = 'none' | CountedClass;

/**
 * Whether an answer may be kept. `none`: computed anew each time. An hour long, as it is the same for everyone: `public`
 * by any cache on the way, `private` by the client alone, as whoever asks must show credentials.
 */
export type CachePolicy = 'none' | 'public' | 'private';

/**
 * Who may call. `public`: no credentials needed, and none are looked at. `optional`: credentials are not needed, but
 * those that are sent must be valid, and the answer may hold more for them. `credentials`: an API key or a token.
 */
export type Access = 'public' | 'optional' | 'credentials';

/** What a principal may be allowed beyond ordinary calculations. */
export const SCOPES = ['health:read', 'cache:clear'] as const;
export type Scope = (typeof SCOPES)[number];

/** The parts of a request that an endpoint reads. An absent part must be empty. */
export interface RequestSchemas {
  readonly query?: ZodObject;
  readonly body?: ZodType;
}

/** A request that works, shown in the documentation and run by the tests. */
export interface Example {
  /** Key in the OpenAPI document: lower camel case. */
  readonly name: string;
  readonly summary: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** All that routing, validation, documentation, limits and tests need to know of an endpoint. */
export interface EndpointDescriptor<
  Request extends RequestSchemas = RequestSchemas,
  Response extends ZodType = ZodType,
> {
  readonly method: Method;
  readonly path: `/${string}`;
  /** One line, no full stop. */
  readonly summary: string;
  /** CommonMark, for the reader who has only the OpenAPI page. */
  readonly description?: string;
  readonly request: Request;
  readonly response: Response;
  /** Media types in which the answer can also come, each with when it does. */
  readonly otherMedia?: Readonly<Record<string, string>>;
  /** Further statuses whose body is the same as that of 200, each with when it is given. */
  readonly otherStatuses?: Readonly<Record<number, string>>;
  /** Further statuses that come without a body, each with when it is given. */
  readonly emptyStatuses?: Readonly<Record<number, string>>;
  /** Codes this endpoint can answer beyond those every endpoint can. */
  readonly errors: readonly ErrorCode[];
  /** `credentials` unless stated. */
  readonly access?: Access;
  /** What the caller's credentials must allow; without it any valid ones do. */
  readonly scope?: Scope;
  readonly limits: LimitClass;
  readonly cache: CachePolicy;
  /** Where the service keeps answers for those who ask the same again; absent: it calculates anew each time. */
  readonly stored?: StoredType;
  readonly examples: readonly Example[];
}

type Parsed<Schema> = Schema extends ZodType ? z.output<Schema> : undefined;

/** A request after validation: defaults filled in, names canonical. */
export interface ParsedRequest<Request extends RequestSchemas> {
  readonly query: Parsed<Request['query']>;
  readonly body: Parsed<Request['body']>;
}

/** Who calls, as the authorizer said. */
export interface Principal {
  readonly id: string;
  readonly scopes: readonly string[];
}

/** What surrounds a request. */
export interface RequestContext {
  readonly requestId: string;
  /** The service's clock when the request arrived. An answer that was made of it is not kept for others. */
  readonly receivedAt: Date;
  /** The same, for members that only tell when an answer was calculated: one that is kept goes on telling that. */
  readonly calculatedAt: Date;
  /** Milliseconds since then, from a monotonic clock. */
  elapsedMs(): number;
  /** Milliseconds until the function is ended. */
  remainingMs(): number;
  /** A header of the request, for what a protocol says in headers. */
  header(lowerCaseName: string): string | undefined;
  /** For between the steps of a long calculation. @throws Problem `Timeout` once the time for an answer is used up */
  checkTime(): void;
  /** Undefined where nobody was asked for credentials. */
  readonly principal: Principal | undefined;
}

/** A body that is not JSON: text, or bytes, of a media type. */
export class Content {
  /** As in the header, with its charset. */
  readonly mediaType: string;
  readonly value: string | Uint8Array;

  constructor(mediaType: string, value: string | Uint8Array) {
    this.mediaType = mediaType;
    this.value = value;
  }
}

/** A picture as SVG text. */
export const svg = (text: string): Content => new Content('image/svg+xml; charset=utf-8', text);

/** An answer with a status or headers of its own; a handler that returns a plain value means 200. */
export class Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: Body, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

type Answered<Body> = Body | Content | Answer<Body | Content>;

export type Handler<Request extends RequestSchemas, Response extends ZodType, Needs> = (
  request: ParsedRequest<Request>,
  services: Needs,
  context: RequestContext,
) => Answered<z.input<Response>> | Promise<Answered<z.input<Response>>>;

/** A descriptor with the function that answers. `Needs` is the part of the services it takes. */
export interface Endpoint<Needs = never> extends EndpointDescriptor {
  readonly handle: (
    request: { readonly query: unknown; readonly body: unknown },
    services: Needs,
    context: RequestContext,
  ) => unknown;
}

/** Declares an endpoint: one value gives its route, validation, types, OpenAPI, docs, limits and cache policy. */
export function endpoint<Request extends RequestSchemas, Response extends ZodType, Needs>(
  descriptor: EndpointDescriptor<Request, Response>,
  handle: Handler<Request, Response, Needs>,
): Endpoint<Needs> {
  return { ...descriptor, handle: handle as Endpoint<Needs>['handle'] };
}
