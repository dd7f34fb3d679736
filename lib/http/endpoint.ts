import type { ZodObject, ZodType, z } from 'zod';
import type { CachedAnswerType } from '../catalog/cached-answer-types.ts';
import type { RateLimitedClass } from '../catalog/limit-classes.ts';
import type { Provenance } from '../domain/chart/provenance.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import { createEnvelope, type Timing } from './envelope.ts';
import type { ServiceName, Services } from './services.ts';

export type Method = 'GET' | 'POST';

/**
 * Which counters a request is charged to, each per caller; `LIMIT_CLASSES` has what they allow. `none`: only the usage
 * plan counts.
 */
export type LimitClass = 'none' | RateLimitedClass;

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
  /** Services that the handler is given. Layers, tables and permissions of the function follow from these names. */
  readonly uses?: readonly ServiceName[];
  readonly request: Request;
  readonly response: Response;
  /** The member of the answer that says how long the calculation took; without it the answer does not say. */
  readonly timing?: Timing;
  /** Media types in which the answer can also come, each with when it does. */
  readonly otherMedia?: Readonly<Record<string, string>>;
  /** Further statuses whose body is the same as that of 200, each with when it is given. */
  readonly otherStatuses?: Readonly<Record<number, string>>;
  /** Further statuses that come without a body, each with when it is given. */
  readonly emptyStatuses?: Readonly<Record<number, string>>;
  /** Codes that follow neither from a member of the request nor from a service: what only this endpoint refuses. */
  readonly errors: readonly ErrorCode[];
  /** `credentials` unless stated. */
  readonly access?: Access;
  /** What the caller's credentials must allow; without it any valid ones do. */
  readonly scope?: Scope;
  readonly limits: LimitClass;
  readonly cache: CachePolicy;
  /** Where the service keeps answers for those who ask the same again; absent: it calculates anew each time. */
  readonly stored?: CachedAnswerType;
  readonly examples: readonly Example[];
}

type ParsedPart<Schema> = Schema extends ZodType ? z.output<Schema> : undefined;

/** A request after validation: defaults filled in, names canonical. */
export interface ParsedRequest<Request extends RequestSchemas> {
  readonly query: ParsedPart<Request['query']>;
  readonly body: ParsedPart<Request['body']>;
}

/** Who calls, as the authorizer said. */
export interface Principal {
  readonly id: string;
  readonly scopes: readonly string[];
}

/** What surrounds a request, as far as an answer that is stored for everyone may depend on it. */
export interface SharedContext {
  /** The service's clock, for members that say when an answer was calculated: a stored answer keeps the moment. */
  readonly calculatedAt: Date;
  /** Milliseconds since the request arrived, from a monotonic clock. */
  elapsedMs(): number;
  /** Milliseconds until the function is ended. */
  remainingMs(): number;
  /** For between the steps of a long calculation. @throws Problem `Timeout` once the time for an answer is used up */
  checkTime(): void;
}

/** What surrounds a request. What is added to {@link SharedContext} belongs to this one request, so endpoints whose answers are stored do not get it. */
export interface RequestContext extends SharedContext {
  readonly requestId: string;
  /** The service's clock when the request arrived. */
  readonly receivedAt: Date;
  /** A header of the request, for what a protocol says in headers. */
  header(lowerCaseName: string): string | undefined;
  /** Undefined where no credentials were asked for. */
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
export const createSvg = (text: string): Content => new Content('image/svg+xml; charset=utf-8', text);

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

type HandlerReply<Body> = Body | Content | Answer<Body | Content>;

/** Members that the endpoint adds to what a handler returns. */
type AddedMember = 'success' | 'processing_time_ms' | 'calculation_time_ms';

/** An answer without the members that the endpoint adds; for each alternative of a union. */
type HandlerResult<Body> = Body extends { readonly metadata: infer Metadata extends object }
  ? Omit<Body, AddedMember | 'metadata'> & ResultMetadata<Metadata>
  : Omit<Body, AddedMember>;

type ResultMetadata<Metadata> = [Exclude<keyof Metadata, AddedMember>] extends [never]
  ? unknown
  : { readonly metadata: Metadata extends object ? Omit<Metadata, AddedMember> : never };

/** A context for calculations from the ephemeris and from civil time. */
export type WithProvenance<Context> = Context & {
  /** Where the numbers of the answer come from. */
  provenance(): Provenance;
};

/** The context of a handler: without what belongs to a single request where the answer is stored. */
type HandlerContext<Stored, Uses> = ['ephemeris' | 'zones'] extends [Uses]
  ? WithProvenance<BaseContext<Stored>>
  : BaseContext<Stored>;

type BaseContext<Stored> = [Stored] extends [never] ? RequestContext : SharedContext;

export type Handler<Request extends RequestSchemas, Response extends ZodType, Given, Context> = (
  request: ParsedRequest<Request>,
  services: Given,
  context: Context,
) => HandlerReply<HandlerResult<z.input<Response>>> | Promise<HandlerReply<HandlerResult<z.input<Response>>>>;

/** A descriptor with the function that answers. `Given` is the part of the services it takes. */
export interface Endpoint<Given = never> extends EndpointDescriptor {
  readonly handle: (
    request: { readonly query: unknown; readonly body: unknown },
    services: Given,
    context: RequestContext,
  ) => unknown;
}

type ProvenanceServices = Pick<Services, 'ephemeris' | 'zones'>;

const toProvenance = ({ ephemeris, zones }: ProvenanceServices, { calculatedAt }: SharedContext): Provenance => ({
  calculatedAt,
  zoneDatabase: zones.version,
  engine: ephemeris.facts,
});

/** Declares an endpoint: one value gives its route, validation, types, OpenAPI, docs, limits and cache policy. */
export function defineEndpoint<
  Request extends RequestSchemas,
  Response extends ZodType,
  const Uses extends readonly ServiceName[] = [],
  Stored extends CachedAnswerType = never,
>(
  descriptor: Omit<EndpointDescriptor<Request, Response>, 'uses' | 'stored'> & {
    readonly uses?: Uses;
    readonly stored?: Stored;
  },
  handler: Handler<Request, Response, Pick<Services, Uses[number]>, HandlerContext<Stored, Uses[number]>>,
): Endpoint<Pick<Services, Uses[number]>> {
  const calculate = handler as (...call: Parameters<Endpoint<Pick<Services, Uses[number]>>['handle']>) => unknown;
  const enclose = createEnvelope(descriptor);
  return {
    ...descriptor,
    handle: (request, services, context) => {
      const provenance = () => toProvenance(services as object as ProvenanceServices, context);
      return enclose(
        calculate(request, services, { ...context, provenance } as WithProvenance<RequestContext>),
        request.query,
        context,
      );
    },
  };
}
