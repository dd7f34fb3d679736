import { type ChartAnswer, listPlanetEntries } from '../../lib/answers/wheel-from-response.ts';
import { ASPECT_IDS, ASPECTS } from '../../lib/base/catalog/aspects.ts';
import { MODERN_PLANETS } from '../../lib/base/catalog/chart-objects.ts';
import { formatIsoDate } from '../../lib/requests/dates/iso-text.ts';
import { isParseFault, parseDate } from './date-text.ts';

/** Moving bodies of the transit search; the slow ones are preselected. */
export const TRANSITING_BODIES = MODERN_PLANETS.map((id) => ({
  id,
  isPreselected: ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'].includes(id),
}));

const NATAL_BODIES: readonly string[] = MODERN_PLANETS;
const MAJOR_ASPECTS = ASPECT_IDS.filter((id) => ASPECTS[id].kind === 'major');

/** Values of the transit form. */
interface TransitEntries {
  readonly start_date: string;
  readonly end_date: string;
  readonly orb: string;
  readonly bodies: readonly string[];
}

/** A fault in the transit form; without a field it concerns the whole form. */
interface TransitFault {
  readonly field: 'start_date' | 'end_date' | undefined;
  readonly message: string;
}

/** Body of a transit search. */
interface TransitRequestBody {
  readonly natal_planets: Readonly<Record<string, number>>;
  readonly transiting_planets: readonly string[];
  readonly start_date: string;
  readonly end_date: string;
  readonly aspects: readonly string[];
  readonly orb: number;
  readonly zodiac_type?: 'sidereal';
  readonly ayanamsa?: string;
}

/**
 * Builds the search of the entries: transits to Sun to Pluto, Ascendant and Midheaven of the chart.
 *
 * @param zodiac `tropical`, or the ayanamsa that the chart was cast in
 */
export function buildTransitRequest(
  entries: TransitEntries,
  chart: Pick<ChartAnswer, 'planets' | 'angles'>,
  zodiac: string,
): TransitRequestBody | readonly TransitFault[] {
  const [start, end] = [readDate(entries, 'start_date'), readDate(entries, 'end_date')];
  const faults = [start, end].filter((date) => typeof date !== 'string');
  if (entries.bodies.length === 0) faults.push({ field: undefined, message: 'Choose at least one moving body.' });
  if (typeof start !== 'string' || typeof end !== 'string' || faults.length > 0) return faults;
  return {
    natal_planets: selectNatalPoints(chart),
    transiting_planets: entries.bodies,
    start_date: start,
    end_date: end,
    aspects: MAJOR_ASPECTS,
    orb: Number(entries.orb),
    ...(zodiac !== 'tropical' && { zodiac_type: 'sidereal' as const, ayanamsa: zodiac }),
  };
}

function readDate(entries: TransitEntries, field: 'start_date' | 'end_date'): string | TransitFault {
  const date = parseDate(entries[field], 'gregorian');
  return isParseFault(date) ? { field, message: date.message } : formatIsoDate(date);
}

function selectNatalPoints({
  planets,
  angles,
}: Pick<ChartAnswer, 'planets' | 'angles'>): Readonly<Record<string, number>> {
  const bodies = listPlanetEntries({ planets }).filter(([id]) => NATAL_BODIES.includes(id));
  const points = bodies.map(([id, { longitude }]) => [id, longitude] as const);
  const angleEntries = angles
    ? ([
        ['ascendant', angles.ascendant],
        ['midheaven', angles.midheaven],
      ] as const)
    : [];
  return Object.fromEntries([...points, ...angleEntries]);
}
