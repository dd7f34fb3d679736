import type { Calendars } from '../astro/clock/civil-time/calendar-change.ts';
import type { LocalPractice } from '../astro/clock/civil-time/local-practice.ts';
import type { ZoneHistories } from '../astro/clock/civil-time/zone.ts';
import type { GeocodingProvider } from '../astro/clock/places/geocoding.ts';
import type { ZoneLookup } from '../astro/clock/places/zone-lookup.ts';
import type { Positions } from '../astro/motion/geocentric-sky.ts';
import type { Ephemeris } from '../astro/port.ts';
import type { SystemClock } from '../base/units/system-clock.ts';
import type { PictureRenderer } from '../draw/files/picture-renderer.ts';
import type { BulkJobs } from './bulk-jobs.ts';
import type { EndpointCaller, RequestValidator } from './endpoint-caller.ts';
import type { Contract } from './openapi-document.ts';
import type { AnswerCache } from './tables/answers/answer-cache.ts';
import type { AnswerKey, AnswerTable } from './tables/answers/answer-table.ts';
import type { Limiter } from './tables/rate-limits/limiter.ts';
import type { Recorder } from './tables/recorder.ts';
import type { Statistics } from './tables/statistics.ts';

/** All services that an endpoint can use. Each group's function opens those that its endpoints list in `uses`. */
export interface Services {
  readonly clock: SystemClock;
  readonly ephemeris: Ephemeris;
  readonly zones: ZoneHistories;
  readonly zoneLookup: ZoneLookup;
  readonly localPractice: LocalPractice;
  readonly calendars: Calendars;
  readonly geocoder: GeocodingProvider;
  readonly positions: Positions;
  readonly contract: Contract;
  readonly limiter: Limiter;
  readonly answers: AnswerCache;
  readonly answerTable: AnswerTable;
  readonly statistics: Statistics;
  readonly recorder: Recorder;
  readonly instance: Instance;
  readonly endpointCaller: EndpointCaller;
  readonly origins: Origins;
  readonly searchDocs: SearchDocs;
  readonly readTextResources: ReadTextResources;
  readonly pictureFiles: PictureRenderer;
  readonly links: Links;
  readonly identifiers: OpenIdentifiers;
  readonly publicUrl: PublicUrl;
  readonly requestValidator: RequestValidator;
  readonly issueDemoToken: IssueDemoToken;
  readonly bulkJobs: BulkJobs;
}

/** The request that a link stands for. */
export interface LinkedRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** A JSON value; undefined for a request without one. */
  readonly body?: unknown;
}

/** What a link holds. */
export interface SealedLink {
  /** Unix seconds from which on it is refused. */
  readonly endsAt: number;
  /** Ids of the records of the credentials that made it: the first that exists is charged for it. */
  readonly owner: readonly string[];
  readonly request: LinkedRequest;
}

/** A link as it was made. */
export interface MadeToken {
  readonly token: string;
  /** Names the link to its owner, who can end it; tells nothing of its request. */
  readonly id: string;
}

/** A link that was opened. */
export interface OpenedLink extends SealedLink {
  /** Whether its owner has ended it. */
  readonly isEnded: boolean;
}

/** Makes links, opens and ends them. All throw TableUnavailable where the table cannot be read. */
export interface Links {
  /** @returns undefined where the operator has made no secret yet */
  seal(link: SealedLink, now: Date): Promise<MadeToken | undefined>;
  /** @returns undefined for a token that this service has not sealed, regardless of the reason */
  open(token: string): Promise<OpenedLink | undefined>;
  /**
   * Ends a link of an owner. Its id is kept until it would have ended by itself.
   *
   * @returns false for an id that is of no link of this owner
   */
  end(id: string, owner: readonly string[]): Promise<boolean>;
  /** The key under which the answer to a link is kept in a period. @param tag of {@link Links.tagAt} */
  toAnswerKey(tag: string, edition: readonly string[]): AnswerKey;
  /** The entity tag of what a link leads to in a period, such as an hour or a local day: the sealed request decides it. */
  tagAt(token: string, period: string): string;
}

/**
 * Opens the function that gives events of a birth their identifiers in calendars: the same for ever, and telling nothing of the birth.
 *
 * @throws TableUnavailable where the secrets of links cannot be read
 */
type OpenIdentifiers = () => Promise<(identity: string) => string>;

/** Address of the service as its operator states it, without a slash at its end; undefined: the gateway knows it. */
type PublicUrl = string | undefined;

/**
 * Issues a demo token to a network of clients; undefined where the operator offers none.
 *
 * @throws TableUnavailable
 */
export type IssueDemoToken = (
  network: string | undefined,
) => Promise<{ readonly value: string /** Unix seconds. */; readonly endsAt: number } | undefined>;

/** A part of the documentation that fits a question. */
export interface DocsMatch {
  readonly title: string;
  /** Its address below the service's root: `/docs/errors#InvalidLatitude`. */
  readonly url: string;
  /** At most some 400 characters of its text. */
  readonly excerpt: string;
}

/** Finds the parts of the documentation that fit a question best, best first. */
export type SearchDocs = (query: string, limit: number) => Promise<readonly DocsMatch[]>;

/** A text of the documentation that language models can read, described as their protocol describes it. */
export interface TextResource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  readonly mimeType: string;
  readonly text: string;
}

/** Reads the guides, and lists of the names that requests take. */
export type ReadTextResources = () => readonly TextResource[];

/** Origins whose pages may use the service; `*` for any. */
type Origins = '*' | readonly string[];

/** The process that answers requests. */
export interface Instance {
  usage(): InstanceUsage;
}

/** Resource usage of the process. */
export interface InstanceUsage {
  readonly uptimeSeconds: number;
  /** Resident memory, in units of 2^20 bytes as Lambda counts. */
  readonly memoryMb: number;
  /** Percent of one processor, averaged since the previous call or since the start. Above 100 with several threads. */
  readonly processorPercent: number;
  /** Connections to the tables, in use or idle. */
  readonly connections: { readonly open: number; readonly most: number };
}

export type ServiceName = keyof Services;

/** Services for reading civil times at a place; the geocoder finds places that a request names. */
export const CIVIL_TIME_SERVICES = [
  'geocoder',
  'zones',
  'zoneLookup',
  'localPractice',
  'calendars',
] as const satisfies readonly ServiceName[];

/** Services for reading birth data and casting a chart. */
export const CHART_SERVICES = ['clock', 'ephemeris', ...CIVIL_TIME_SERVICES] as const satisfies readonly ServiceName[];

/** Services of the charts that `options.picture` adds a picture to. */
export const PICTURED_CHART_SERVICES = [
  ...CHART_SERVICES,
  'links',
  'publicUrl',
] as const satisfies readonly ServiceName[];

/** Services that endpoints need which another function calls: behind links, and as tools for language models. */
export type CalledEndpointServices = Pick<
  Services,
  (typeof PICTURED_CHART_SERVICES)[number] | 'positions' | 'identifiers'
>;
