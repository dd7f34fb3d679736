import { toPlaceMembers } from '../../../lib/answers/chart-info.ts';
import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { ECLIPSE_TEXTS } from '../../../lib/answers/eclipse-calendar.ts';
import { identifyZodiac, type RequestWithZodiac } from '../../../lib/answers/zodiac-identity.ts';
import { MOON_RADIUS } from '../../../lib/astro/sky/events/eclipses/radii.ts';
import type { CalendarWords } from '../../../lib/base/catalog/languages/words.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { example } from '../../../lib/requests/examples.ts';
import type { eclipses } from '../endpoints.ts';
import { searchEclipses } from './calculate.ts';
import type { contract, EclipsesAnswer } from './contract.ts';
import { eclipsePicture } from './picture.ts';
import { EclipseRow, toEclipseRecord } from './records.ts';
import { countOf, EclipsesQuery, EclipsesRequest } from './request.ts';

/** What calendars say of an eclipse of either type. */
interface EclipseText {
  summarize(eclipse: EclipseRow, words: CalendarWords): string;
  identify(eclipse: EclipseRow): readonly unknown[];
  spanOf(eclipse: EclipseRow): { readonly start: string; readonly end: string };
}

const textOf = ({ type }: EclipseRow): EclipseText => ECLIPSE_TEXTS[type];

const eclipseFormats = createDatedFormats({
  record: EclipseRow,
  list: ({ eclipses: listed }: EclipsesAnswer) => listed as readonly EclipseRow[],
  timeOf: (eclipse) => textOf(eclipse).spanOf(eclipse),
  summarize: (eclipse, words) => textOf(eclipse).summarize(eclipse, words),
  // As in `/predictive/events`: one eclipse is one entry of a calendar, from wherever it comes.
  identify: (eclipse, _answer, request: RequestWithZodiac) => [
    eclipse.type,
    eclipse.planet,
    ...textOf(eclipse).identify(eclipse),
    ...identifyZodiac(request),
  ],
});

const DEFINITION = {
  moon_radius_penumbra: MOON_RADIUS.mean,
  moon_radius_umbra: MOON_RADIUS.valleys,
  sun_radius_arcsec: 959.63,
  earth_shadow: 'danjon',
  shadow_enlargement: 1.01,
  horizon: 'apparent_limb',
  sources: [
    'F. Espenak and J. Meeus, Five Millennium Canon of Solar Eclipses, NASA/TP-2006-214141',
    'F. Espenak and J. Meeus, Five Millennium Canon of Lunar Eclipses, NASA/TP-2009-214172',
  ],
};

/**
 * Processor time of the search for an eclipse, of a path, of a curve and of what a place sees, CPU-seconds: half as much again as
 * the eclipses of 1950–2050 take with Node 24, 28 November 2026.
 */
const SECONDS = { eclipse: 0.0007, path: 0.01, curve: 0.013, place: 0.0003 } as const;

function estimateEclipses(request: EclipsesRequest): number {
  const { include_path, magnitudes = [], location, include_discs } = request;
  const each =
    SECONDS.eclipse +
    (include_path ? SECONDS.path : 0) +
    magnitudes.length * SECONDS.curve +
    (location ? SECONDS.place : 0) +
    (include_discs ? SECONDS.place : 0);
  return SECONDS_PER_REQUEST + each * countOf(request);
}

const REYKJAVIK = { latitude: { decimal: 64.1466 }, longitude: { decimal: -21.9426 } };

export const handler: EndpointHandler = defineHandler<typeof eclipses, typeof contract>()({
  request: { query: EclipsesQuery, body: EclipsesRequest },
  hasDisplayNames: true,
  formats: { ...eclipseFormats, picture: eclipsePicture },
  timing: 'metadata.calculation_time_ms',
  work: ({ body }) => estimateEclipses(body),
  examples: [
    example('atAPlace', 'The next solar eclipse over Reykjavík, and its path', {
      start_date: '2026-08-01',
      kind: 'solar',
      count: 1,
      location: REYKJAVIK,
    }),
    example('aYear', 'All eclipses of a year in the sidereal zodiac', {
      start_date: '2025-01-01',
      end_date: '2026-01-01',
      zodiac_type: 'sidereal',
      ayanamsa: 'lahiri',
    }),
    example('lunarAtAPlace', 'A lunar eclipse as a place sees it', {
      start_date: '2025-09-01',
      kind: 'lunar',
      count: 1,
      location: REYKJAVIK,
      include_discs: true,
    }),
    example('path', 'Where an eclipse is annular, and where half of the Sun is covered', {
      start_date: '2027-02-01',
      kind: 'solar',
      count: 1,
      include_path: true,
      magnitudes: [0.5],
    }),
  ],
  run: async ({ body }, services) => {
    const { eclipses: found, at, nextCursor } = await searchEclipses(body, services);
    return {
      definition: DEFINITION,
      warnings: [],
      ...(at && toPlaceMembers(at)),
      eclipses: found.map(toEclipseRecord),
      ...(nextCursor !== undefined && { next_cursor: nextCursor }),
      metadata: { has_more: nextCursor !== undefined },
    };
  },
});
