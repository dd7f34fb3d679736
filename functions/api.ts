import type { Endpoint } from '../lib/contract/endpoint.ts';
import { endpoints as acg } from './acg/endpoints.ts';
import { endpoints as bulk } from './bulk/endpoints.ts';
import { endpoints as catalog } from './catalog/endpoints.ts';
import { endpoints as comparative } from './comparative/endpoints.ts';
import { endpoints as demo } from './demo/endpoints.ts';
import { endpoints as health } from './health/endpoints.ts';
import { endpoints as links } from './links/endpoints.ts';
import { linkableEndpoints } from './links/linkable.ts';
import { endpoints as mcp } from './mcp/endpoints.ts';
import { calledEndpoints } from './mcp/tools.ts';
import { endpoints as meta } from './meta/endpoints.ts';
import { endpoints as natal } from './natal/endpoints.ts';
import { endpoints as place } from './place/endpoints.ts';
import { endpoints as predictive } from './predictive/endpoints.ts';
import { endpoints as predictiveUtilities } from './predictive-utilities/endpoints.ts';
import { serviceEndpoints } from './service-endpoints.ts';
import { endpoints as sky } from './sky/endpoints.ts';
import { endpoints as standalone } from './standalone/endpoints.ts';
import { endpoints as timelords } from './timelords/endpoints.ts';
import { endpoints as vedic } from './vedic/endpoints.ts';
import { endpoints as venus } from './venus/endpoints.ts';

/** One group of endpoints: one folder here, one Lambda function. */
export interface Group {
  /** One sentence for the documentation's table of contents. */
  readonly summary: string;
  readonly endpoints: readonly Endpoint[];
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
  /** Size of a block of memory from which glibc returns it to the system when it is freed, bytes; without it glibc decides. */
  readonly mmapThresholdBytes?: number;
  /**
   * Growth of the heap after which V8 collects garbage, percent; without it the heap doubles and more. For functions whose
   * requests leave much garbage and keep little. It is no limit: a search that needs more gets more.
   */
  readonly heapGrowingPercent?: number;
  /** Endpoints of other groups that the function calls in its own process. It also receives the services these use. */
  readonly calls?: readonly Endpoint[];
  /** The setting without which the group does not exist; absent: it always does. */
  readonly option?: GroupOption;
}

/** A setting that adds a group to the service. */
export const GROUP_OPTIONS = ['bulk'] as const;
export type GroupOption = (typeof GROUP_OPTIONS)[number];

/** Every group of endpoints of the service. Routes, functions, layers, docs and tests are derived from it. */
export const api = {
  natal: {
    summary: 'Birth charts.',
    endpoints: natal,
    memoryMb: 1024,
    timeoutSeconds: 15,
  },
  place: {
    summary: 'Places and time zones.',
    endpoints: place,
    memoryMb: 512,
    timeoutSeconds: 10,
    mmapThresholdBytes: 32 * 1024,
  },
  comparative: {
    summary: 'Charts compared and combined: synastry, composites, transits to a birth.',
    endpoints: comparative,
    memoryMb: 1024,
    timeoutSeconds: 15,
  },
  standalone: {
    summary: 'Fixed stars, midpoints, lots and the phase of the Moon, each by itself.',
    endpoints: standalone,
    memoryMb: 1024,
    timeoutSeconds: 15,
  },
  sky: {
    summary: 'The sky over time: tables of positions, rising and setting, planetary hours, visibility.',
    endpoints: sky,
    memoryMb: 1769,
    timeoutSeconds: 28,
  },
  venus: {
    summary: 'The cycle of Venus: conjunctions, stations, elongations, phases, and the star they draw.',
    endpoints: venus,
    memoryMb: 1024,
    timeoutSeconds: 15,
  },
  acg: {
    summary: 'Astrocartography: where on the Earth the bodies of a birth are on the angles, as GeoJSON.',
    endpoints: acg,
    memoryMb: 1024,
    timeoutSeconds: 15,
  },
  predictive: {
    summary: 'Searches over a range of dates: transits, ingresses, returns and events in the sky.',
    endpoints: predictive,
    memoryMb: 1769,
    timeoutSeconds: 28,
    heapGrowingPercent: 20,
  },
  timelords: {
    summary: 'Which planets and signs rule the parts of a life.',
    endpoints: timelords,
    memoryMb: 1024,
    timeoutSeconds: 15,
  },
  vedic: {
    summary: 'Indian astrology, in the sidereal zodiac.',
    endpoints: vedic,
    memoryMb: 1024,
    timeoutSeconds: 15,
  },
  'predictive-utilities': {
    summary: 'Cache, limits and measured durations of the predictive endpoints.',
    endpoints: predictiveUtilities,
    memoryMb: 512,
    timeoutSeconds: 28,
  },
  mcp: {
    summary: 'The main calculations as tools for a language model.',
    endpoints: mcp,
    memoryMb: 1769,
    timeoutSeconds: 28,
    calls: [...calledEndpoints, ...serviceEndpoints],
  },
  links: {
    summary:
      'Addresses of pictures, tables and calendars for pages, calendar programs and spreadsheets, and reports to print.',
    endpoints: links,
    memoryMb: 1769,
    timeoutSeconds: 28,
    calls: linkableEndpoints,
  },
  catalog: {
    summary: 'Names that requests accept, and schemas of charts.',
    endpoints: catalog,
    memoryMb: 256,
    timeoutSeconds: 10,
  },
  health: {
    summary: 'Whether the service can calculate.',
    endpoints: health,
    memoryMb: 512,
    timeoutSeconds: 10,
  },
  meta: {
    summary: 'What the service is, and its contract.',
    endpoints: meta,
    memoryMb: 256,
    timeoutSeconds: 10,
  },
  bulk: {
    summary: 'Jobs of many records: births in, columns out. Where the service takes them.',
    endpoints: bulk,
    memoryMb: 512,
    timeoutSeconds: 28,
    option: 'bulk',
  },
  demo: {
    summary: 'Tokens for trying the service without a key.',
    endpoints: demo,
    memoryMb: 256,
    timeoutSeconds: 10,
  },
} as const satisfies Record<string, Group>;

export type GroupName = keyof typeof api;

/** The groups of a service with some options. */
export const selectGroups = (options: readonly GroupOption[]): Readonly<Partial<Record<GroupName, Group>>> =>
  Object.fromEntries(
    Object.entries<Group>(api).filter(([, { option }]) => option === undefined || options.includes(option)),
  );
