import { fileURLToPath } from 'node:url';
import { createIdentifiers, createLinks } from '../../lib/adapters/access/links.ts';
import { createCalendars } from '../../lib/adapters/places/calendars/open.ts';
import { openGazetteer } from '../../lib/adapters/places/gazetteer/open.ts';
import { openLocalPractice } from '../../lib/adapters/places/local-practice/open.ts';
import { createEmbeddedProvider } from '../../lib/adapters/places/providers/open.ts';
import { openZoneGrid } from '../../lib/adapters/places/zone-grid/open.ts';
import { openZoneHistories } from '../../lib/adapters/places/zone-history/open.ts';
import { openLandZones } from '../../lib/adapters/places/zone-lookup/land-zones.ts';
import { createZoneLookup } from '../../lib/adapters/places/zone-lookup/open.ts';
import { createAnswerCache } from '../../lib/adapters/tables/table-answer-cache.ts';
import type { Gazetteer } from '../../lib/astro/clock/places/gazetteer.ts';
import type { GeocodingProvider } from '../../lib/astro/clock/places/geocoding.ts';
import type { SystemClock } from '../../lib/base/units/system-clock.ts';
import type { IssueDemoToken } from '../../lib/contract/services.ts';
import type { LinkSecret } from '../../lib/contract/tables/link-secrets.ts';
import type { Limiter } from '../../lib/contract/tables/rate-limits/limiter.ts';
import { createRecorder } from '../../lib/contract/tables/recorder.ts';
import { openAnswerMemory } from '../../lib/runtime/answers.ts';
import { openInstance } from '../../lib/runtime/instance.ts';
import { openPictureRenderer } from '../../lib/runtime/picture-renderer.ts';
import { AnswersInMemory } from './answers-in-memory.ts';
import { createJobsInMemory } from './bulk-jobs-in-memory.ts';
import { createEndedLinks } from './ended-links.ts';
import { ephemeris } from './ephemeris.ts';
import { openPositions } from './positions.ts';
import { StatisticsInMemory } from './statistics-in-memory.ts';

const inRepository = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export { ephemeris };

/** The real zone table, opened once for a test file. */
export const zones = openZoneHistories(inRepository('layers/places/time-zones.json'));

export const pictureFiles = openPictureRenderer(inRepository('layers/pictures'));

/** The secret of the tests, and links that it seals. */
export const linkSecret: LinkSecret = { version: 1, key: Buffer.alloc(32, 7), sealsFrom: 0 };
const linkSecrets = { readAll: async () => [linkSecret] };
export const links = createLinks(linkSecrets, createEndedLinks());
export const identifiers = createIdentifiers(linkSecrets);

export const publicUrl = 'https://natal.example';

let openedGazetteer: Gazetteer | undefined;

/** Opened on first use, as most tests do not need it. */
export function gazetteer(): Gazetteer {
  openedGazetteer ??= openGazetteer(inRepository('layers/places/gazetteer.bin'));
  return openedGazetteer;
}

export const calendars = createCalendars({
  path: inRepository('layers/places/calendars.json'),
  nearest: (...asked) => gazetteer().nearest(...asked),
});

export const zoneLookup = createZoneLookup({
  grid: openZoneGrid(inRepository('layers/places/zone-grid.bin')),
  landZonesAt: openLandZones(inRepository('node_modules/geo-tz/data')),
  nearest: (...asked) => gazetteer().nearest(...asked),
});

/** The real rules of local practice. */
export const localPractice = openLocalPractice(inRepository('layers/places/local-practice.json'));

export const geocoder: GeocodingProvider = {
  search: (...asked) => createEmbeddedProvider(gazetteer()).search(...asked),
  matchName: (...asked) => createEmbeddedProvider(gazetteer()).matchName(...asked),
  reverse: (...asked) => createEmbeddedProvider(gazetteer()).reverse(...asked),
};

/** Counts and rejects nothing, because most tests send more requests per minute than a caller may. */
export const limiter: Limiter = {
  take: async () => ({ accepted: true, counts: { minute: 1, hour: 1 }, failedOpen: false }),
  usage: async () => ({ minute: 0, hour: 0 }),
  takeSlot: async () => ({ release: async () => undefined }),
};

/** Statistics in memory that never fail. */
export const statistics = new StatisticsInMemory();
export const recorder = createRecorder(statistics, () => undefined);
export const instance = openInstance();

/** Cached answers in memory, with a build name for tests. */
export const answerTable = new AnswersInMemory();
export const answers = createAnswerCache({ table: answerTable, openMemory: openAnswerMemory, edition: ['test'] });

/** The store of positions, opened as in the predictive function. */
export const positions = openPositions();

/** A fixed moment, after which births lie in the future. */
export const clock: SystemClock = { now: () => new Date('2026-11-22T12:00:00Z') };

export const origins = '*';

export const bulkJobs = createJobsInMemory();

/** Issues a demo token without a table of keys. */
export const issueDemoToken: IssueDemoToken = async (network) => ({
  value: `demo_${network}`,
  endsAt: Date.parse('2026-11-22T12:30:00Z') / 1000,
});
