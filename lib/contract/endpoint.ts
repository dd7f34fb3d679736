import type { ZodObject, ZodType, z } from 'zod';
import type { Provenance } from '../astro/chart/provenance.ts';
import type { CachedAnswerType } from '../base/catalog/cached-answer-types.ts';
import type { RateLimitedClass } from '../base/catalog/limit-classes.ts';
import type { ErrorCode } from '../base/errors/catalog.ts';
import type { AnswerFormats, DrawnFormat } from './answer-formats.ts';
import { createEnvelope, type Timing } from './envelope.ts';
import { addLanguage, type DisplayNames } from './language.ts';
import type { Answer, Content, StorableAnswer } from './reply.ts';
import type { Method, RequestContext, SharedContext } from './request-context.ts';
import type { ServiceName, Services } from './services.ts';

export { Answer, Content, StorableAnswer } from './reply.ts';
export type { Method } from './request-context.ts';

/**
 * The counters that a request is charged to, one set per caller; `LIMIT_CLASSES` lists their limits. `none`: only the
 * usage plan counts the request.
 */
export type LimitClass = 'none' | RateLimitedClass;

/**
 * Whether HTTP caches may store an answer. `none`: they may not. For one hour, when the answer is the same for every
 * caller: `public` in any cache, `private` in the client's cache only, because the endpoint requires credentials. Without
 * a query and a body, such an answer is also constant within a process, which prepares it once.
 */
export type CachePolicy = 'none' | 'public' | 'private';

/**
 * Who may call. `public`: no credentials are needed, and none are read. `optional`: no credentials are needed, but any
 * that are sent must be valid, and the answer may then hold more. `credentials`: an API key or a token is required. `link`:
 * the token of a link is required, as the parameter `token` of the path, and no other credentials are read.
 */
export type Access = 'public' | 'optional' | 'credentials' | 'link';

/** Permissions beyond ordinary calculations. */
export const SCOPES = ['health:read', 'cache:clear', 'cache:bypass', 'metrics:read', 'bulk:write'] as const;
export type Scope = (typeof SCOPES)[number];

/** The parts of a request that an endpoint reads. An absent part must be empty. */
export interface RequestSchemas {
  /** The parameters of the path, which are texts. */
  readonly path?: ZodObject;
  readonly query?: ZodObject;
  readonly body?: ZodType;
}

/** A valid request, shown in the documentation and run by the tests. */
export interface Example {
  /** Key in the OpenAPI document: lower camel case. */
  readonly name: string;
  readonly summary: string;
  /** Parameters of the path. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A format of files in which an endpoint also answers, as its query names it. */
export type FileFormat = DrawnFormat | 'csv' | 'ics';

/**
 * An endpoint as the start of a function reads it: route, permissions, limits, services. What it answers and how it is
 * documented are modules that are loaded on first use.
 */
export interface Endpoint<Uses extends ServiceName = ServiceName, Stored extends CachedAnswerType = CachedAnswerType> {
  readonly method: Method;
  readonly path: `/${string}`;
  /** Path by which its operation and its page are named, where its path has several methods. Default: the path. */
  readonly namedAs?: `/${string}`;
  /** One line, no full stop. */
  readonly summary: string;
  /** Services passed to the handler. The function's layers, tables and permissions are derived from these names. */
  readonly uses?: readonly Uses[];
  /** Default: `credentials`. */
  readonly access?: Access;
  /** The scope that the caller's credentials must have; absent: any valid credentials suffice. */
  readonly scope?: Scope;
  /** Whether demo tokens open it. Their requests are counted, so such an endpoint's function needs the limiter. */
  readonly demo?: true;
  /** A public endpoint is charged to the network of the client. */
  readonly rateLimits: LimitClass;
  /** Whether its handler estimates the work of a request, which the caller's budget is charged with. */
  readonly hasWork?: true;
  /**
   * Members of the body that make the calculation shorter, the most effective first; a refusal for too much work names them.
   * Present exactly where an estimate can reach a quarter of a second: see {@link workClassOf}.
   */
  readonly workMembers?: readonly [string, ...string[]];
  readonly cache: CachePolicy;
  /** Type under which the service caches answers to equal requests; absent: every request is calculated. */
  readonly stored?: Stored;
  /** Formats of files that the query accepts, which links can lead to. */
  readonly files?: readonly FileFormat[];
  /** Loads its documentation. Bundles do not contain it. */
  contract(): Promise<{ readonly contract: EndpointContract }>;
  /** Loads its schemas and calculations. */
  load(): Promise<{ readonly handler: EndpointHandler }>;
}

/** What the documentation says about an endpoint. */
export interface EndpointContract<Response extends ZodType = ZodType> {
  /** CommonMark, for readers who see only the OpenAPI page. */
  readonly description?: string;
  readonly response: Response;
  /** Media types other than JSON that the handler itself returns, each with the condition for it. */
  readonly otherMedia?: Readonly<Record<string, string>>;
  /** Further statuses with the same body as 200, each with the condition for it. */
  readonly otherStatuses?: Readonly<Record<number, string>>;
  /** Further statuses without a body, each with the condition for it. */
  readonly emptyStatuses?: Readonly<Record<number, string>>;
  /** Error codes specific to this endpoint: those that follow neither from a request member nor from a service. */
  readonly errors: readonly ErrorCode[];
  /** Endpoints whose requests it validates. */
  readonly validates?: readonly Endpoint[];
  /** Endpoints whose answers, problems included, it passes on. */
  readonly passesOn?: readonly Endpoint[];
}

/** The parts of a handler that do not depend on the services of its endpoint. */
interface HandlerParts<Request extends RequestSchemas, Response extends ZodType> {
  readonly request: Request;
  readonly examples: readonly Example[];
  /** `none`: the answer has no member `success`. */
  readonly envelope?: 'none';
  /** The member of the answer that holds the duration of the calculation; absent: the answer has none. */
  readonly timing?: Timing;
  /**
   * Whether the answer has ids with names in several languages, which the query member `language` adds to it; `indian`: also in those
   * of Indian astrology; `titles`: it has none, and `language` chooses that of the titles of calendars.
   */
  readonly hasDisplayNames?: DisplayNames;
  /** Forms that the service renders from the JSON answer. The query must have a `format` that names them. */
  readonly formats?: AnswerFormats<z.output<Response>, ParsedRequest<Request>>;
  /** Whether a request counts against the endpoint's limits. Absent: every request does. */
  isCounted?(request: ParsedRequest<Request>, context: Pick<RequestContext, 'header'>): boolean;
  /**
   * Estimates the processor time of a calculation, CPU-seconds, which the caller's budget of work is charged with before
   * it begins. Absent: the calculation takes next to nothing.
   */
  work?(request: ParsedRequest<Request>): number;
}

type ParsedPart<Schema> = Schema extends ZodType ? z.output<Schema> : undefined;

/** A request after validation: defaults filled in, names canonical. */
type ParsedRequest<Request extends RequestSchemas> = {
  readonly query: ParsedPart<Request['query']>;
  readonly body: ParsedPart<Request['body']>;
} & (Request extends { readonly path: infer Path extends ZodType } ? { readonly path: z.output<Path> } : unknown);

type HandlerReply<Body> = Body | Content | Answer<Body | Content> | StorableAnswer;

/** Members that the endpoint adds to what a handler returns. */
type AddedMember = 'success' | 'processing_time_ms' | 'calculation_time_ms';

/** An answer without the members that the endpoint adds; distributes over unions. */
type HandlerResult<Body> = Body extends { readonly metadata: infer Metadata extends object }
  ? Omit<Body, AddedMember | 'metadata'> & ResultMetadata<Metadata>
  : Omit<Body, AddedMember>;

type ResultMetadata<Metadata> = [Exclude<keyof Metadata, AddedMember>] extends [never]
  ? unknown
  : { readonly metadata: Metadata extends object ? Omit<Metadata, AddedMember> : never };

/** The context of endpoints that use both the ephemeris and the time zones. */
export type WithProvenance<Context> = Context & {
  /** The sources of the answer's numbers: engine, time zone database, time of calculation. */
  provenance(): Provenance;
};

/** The context of a handler. For cached answers it lacks everything that belongs to a single request. */
type HandlerContext<Stored, Uses> = ['ephemeris' | 'zones'] extends [Uses]
  ? WithProvenance<BaseContext<Stored>>
  : BaseContext<Stored>;

type BaseContext<Stored> = [Stored] extends [never] ? RequestContext : SharedContext;

type Run<Request extends RequestSchemas, Response extends ZodType, Given, Context> = (
  request: ParsedRequest<Request>,
  services: Given,
  context: Context,
) => HandlerReply<HandlerResult<z.input<Response>>> | Promise<HandlerReply<HandlerResult<z.input<Response>>>>;

/** What the module of a handler defines. */
export interface HandlerDefinition<
  Request extends RequestSchemas,
  Response extends ZodType,
  Uses extends ServiceName,
  Stored,
> extends HandlerParts<Request, Response> {
  readonly run: Run<Request, Response, Pick<Services, Uses>, HandlerContext<Stored, Uses>>;
}

interface AnyRequest {
  readonly query: unknown;
  readonly body: unknown;
}

/** The schemas and calculations of an endpoint. */
export interface EndpointHandler
  extends Pick<HandlerParts<RequestSchemas, ZodType>, 'request' | 'examples' | 'envelope' | 'hasDisplayNames'> {
  readonly formats?: AnswerFormats<unknown, AnyRequest>;
  isCounted?(request: AnyRequest, context: Pick<RequestContext, 'header'>): boolean;
  work?(request: AnyRequest): number;
  /** @param services those that the endpoint uses */
  run(request: AnyRequest, services: unknown, context: RequestContext): unknown;
}

/** An endpoint with its handler loaded. */
export type LoadedEndpoint = Endpoint & EndpointHandler;

/** An endpoint with everything that is known about it. */
export interface EndpointDescriptor extends LoadedEndpoint, Omit<EndpointContract, 'validates' | 'passesOn'> {
  readonly validates?: readonly EndpointDescriptor[];
  readonly passesOn?: readonly EndpointDescriptor[];
}

/** Path by which the documentation names an operation. */
export const documentedPathOf = ({ path, namedAs = path }: Pick<Endpoint, 'path' | 'namedAs'>): `/${string}` => namedAs;

/** Whether requests are charged to a limit, so that the function needs the limiter. */
export const isCharged = ({ rateLimits, hasWork, demo }: Pick<Endpoint, 'rateLimits' | 'hasWork' | 'demo'>): boolean =>
  rateLimits !== 'none' || hasWork === true || demo === true;

/** `long`: a request can take a processor from a quarter of a second to the limit `request_seconds`. */
export type WorkClass = 'quick' | 'long';

export const workClassOf = ({ workMembers }: Pick<Endpoint, 'workMembers'>): WorkClass =>
  workMembers ? 'long' : 'quick';

type ProvenanceServices = Pick<Services, 'ephemeris' | 'zones'>;

const toProvenance = ({ ephemeris, zones }: ProvenanceServices, { calculatedAt }: SharedContext): Provenance => ({
  calculatedAt,
  zoneDatabase: zones.version,
  engine: ephemeris.facts,
});

/**
 * Defines an endpoint. The service converts its pictures to other formats, so one that draws also uses `pictureFiles`.
 *
 * @example defineEndpoint({ method: 'GET', path: '/version', summary: 'The version', rateLimits: 'none', cache: 'none',
 *   contract: () => import('../chain/contract.ts'), load: () => import('../chain/handler.ts') })
 */
export function defineEndpoint<const Uses extends ServiceName = never, Stored extends CachedAnswerType = never>(
  endpoint: Endpoint<Uses, Stored>,
): Endpoint<Uses, Stored> {
  const { uses = [], files = [] } = endpoint;
  return files.includes('svg') ? { ...endpoint, uses: [...uses, 'pictureFiles' as Uses] } : endpoint;
}

/** States what the documentation says about an endpoint. */
export const defineContract = <Response extends ZodType>(
  contract: EndpointContract<Response>,
): EndpointContract<Response> => contract;

/**
 * Creates the function that defines the handler of an endpoint, typed by its services and by the response of its contract.
 *
 * @example export const handler: EndpointHandler = defineHandler<typeof version, typeof contract>()({ request: {}, … })
 */
export const defineHandler =
  <Of extends Endpoint, Contract extends EndpointContract>() =>
  <Request extends RequestSchemas>(
    definition: HandlerDefinition<Request, Contract['response'], UsesOf<Of>, StoredOf<Of>>,
  ): EndpointHandler => {
    const { run, request: schemas, ...others } = definition;
    const calculate = run as (...call: Parameters<EndpointHandler['run']>) => unknown;
    const { hasDisplayNames } = definition;
    const enclose = createEnvelope(definition);
    return {
      ...(others as object as Omit<EndpointHandler, 'request' | 'run'>),
      request: hasDisplayNames ? { ...schemas, query: addLanguage(schemas.query, hasDisplayNames) } : schemas,
      run: (request, services, context) => {
        const provenance = () => toProvenance(services as ProvenanceServices, context);
        const handlerContext: WithProvenance<RequestContext> = { ...context, provenance };
        return enclose(calculate(request, services, handlerContext), request.query, context);
      },
    };
  };

type UsesOf<Of> = Of extends { readonly uses?: readonly (infer Uses extends ServiceName)[] } ? Uses : never;
type StoredOf<Of> = Of extends { readonly stored?: infer Stored } ? Exclude<Stored, undefined> : never;
