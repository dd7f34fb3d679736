import type { Endpoint } from '../../lib/http/endpoint.ts';
import type { Services } from '../../lib/http/services.ts';
import { supportedObjects } from '../catalog/supported-objects/endpoint.ts';
import { natalTransits } from '../comparative/natal-transits/endpoint.ts';
import { synastry } from '../comparative/synastry/endpoint.ts';
import { natalChart } from '../natal/natal-chart/endpoint.ts';
import { progressed } from '../natal/progressed/endpoint.ts';
import { locationAutocomplete } from '../place/location-autocomplete/endpoint.ts';
import { timezoneOffset } from '../place/timezone-offset/endpoint.ts';
import { events } from '../predictive/events/endpoint.ts';
import { lunarReturn } from '../predictive/returns-lunar/endpoint.ts';
import { solarReturn } from '../predictive/returns-solar/endpoint.ts';
import { transitSearch } from '../predictive/transits-search/endpoint.ts';
import { signIngresses } from '../predictive/transits-sign-ingresses/endpoint.ts';
import { lunarPhase } from '../standalone/lunar-phase/endpoint.ts';
import type { BirthArgument } from './birth-times.ts';

/** Services that the endpoints behind the tools need. */
export type ToolServices = Pick<
  Services,
  'clock' | 'ephemeris' | 'positions' | 'zones' | 'zoneLookup' | 'localPractice' | 'calendars' | 'geocoder'
>;

/** A calculation offered to language models: an endpoint under another name, with a fixed response format. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** Text for the model: when to use the tool, what it requires, how to read the answer. */
  readonly description: string;
  readonly endpoint: Endpoint<ToolServices>;
  /** Query parameters of every call. */
  readonly query?: Readonly<Record<string, string>>;
  /** Default arguments, used when the model omits them. */
  readonly defaults?: Readonly<Record<string, number>>;
  /** Births among its arguments; given when the answer does not say how their times were interpreted. */
  readonly births?: readonly BirthArgument[];
  /** Whether further calls use values of the answer. If so, it is returned as an object as well as text. */
  readonly isStructured?: true;
}

const ROWS = { format: 'llm_v2' };

const birthOf = (argument: string): BirthArgument => ({ argument, place: 'birth_location' });
const RETURN_BIRTH: BirthArgument = { place: 'location' };

const CHART_ROWS =
  'The answer has rows: `points_schema` and `aspects_schema` name the columns; longitudes and orbs are degrees. After the rows comes how the time of birth was interpreted.';

/** Page size of searches: enough for one reading. A model that needs more requests the next page. */
const PAGE = { limit: 100 };

const PAGES = `An answer has at most ${PAGE.limit} entries unless \`limit\` is given; send \`next_cursor\` as \`cursor\` for more.`;

/** Every tool, in the order in which models see them. */
export const TOOLS: readonly Tool[] = [
  {
    name: 'find_place',
    title: 'Find a place',
    description:
      'Finds a city, town or village by name and returns its coordinates and time zone. Call this first if only the name of a place is known; never guess coordinates. State or country can follow after a comma.',
    endpoint: locationAutocomplete,
    defaults: { limit: 5 },
    isStructured: true,
  },
  {
    name: 'resolve_time',
    title: 'Resolve a local time',
    description:
      'Returns the offset from UTC of the clocks of a place at a local time, also before standard time, and whether that time occurred twice or never. The chart tools do this by themselves; use it to check or explain a birth time.',
    endpoint: timezoneOffset,
    isStructured: true,
  },
  {
    name: 'natal_chart',
    title: 'Natal chart',
    description: `Casts the chart of a birth or an event: positions of the bodies, houses, angles, aspects. Send the local clock time without an offset: the time zone and its history are found from the coordinates. If the time is not known, send the date and birth_time_known: false; if it is known to the hour or so, options.time_uncertainty_minutes states what may differ. ${CHART_ROWS}`,
    endpoint: natalChart,
    query: ROWS,
    births: [birthOf('subject')],
  },
  {
    name: 'transits_now',
    title: 'Transits at a moment',
    description: `Compares the positions at a moment, now unless transit_datetime is given, with a natal chart: aspects from the transiting bodies to the natal points, and the natal houses of the transiting bodies. Ids that begin with t. are transiting, with n. natal. ${CHART_ROWS}`,
    endpoint: natalTransits,
    query: ROWS,
    births: [birthOf('subject')],
  },
  {
    name: 'synastry',
    title: 'Synastry of two births',
    description: `Compares two births: both charts, the aspects from A to B, and the houses of each chart that hold the points of the other. ${CHART_ROWS}`,
    endpoint: synastry,
    query: ROWS,
    births: [birthOf('subject_a'), birthOf('subject_b')],
  },
  {
    name: 'progressed_chart',
    title: 'Progressed chart',
    description: `Casts the secondary, tertiary or minor progressed chart for a moment of life, with its aspects to the natal chart; ids that begin with n. are natal. ${CHART_ROWS}`,
    endpoint: progressed,
    query: ROWS,
    births: [birthOf('subject')],
  },
  {
    name: 'solar_return',
    title: 'Solar return',
    description: `Finds the return of the Sun to its natal longitude nearest to target_datetime; with include_chart: true it also casts the chart of that moment. ${CHART_ROWS}`,
    endpoint: solarReturn,
    query: ROWS,
    births: [RETURN_BIRTH],
  },
  {
    name: 'lunar_return',
    title: 'Lunar return',
    description: `Finds the return of the Moon to her natal longitude nearest to target_datetime; with include_chart: true it also casts the chart of that moment. ${CHART_ROWS}`,
    endpoint: lunarReturn,
    query: ROWS,
    births: [RETURN_BIRTH],
  },
  {
    name: 'transit_search',
    title: 'Search for transits',
    description: `Finds every exact aspect of moving bodies to natal longitudes between two dates, with the times at which it enters and leaves the orb. An entry with separating: true was exact or nearest before start_date, one with applying: true becomes so after end_date; exact_datetime is then that date. Take the natal longitudes from natal_chart. Leave out the Moon if the search is longer than a few months: she makes hundreds of aspects. ${PAGES}`,
    endpoint: transitSearch,
    defaults: PAGE,
  },
  {
    name: 'sign_ingresses',
    title: 'Sign ingresses',
    description: `Finds when bodies enter the signs of the zodiac between two dates, including retrograde returns to the previous sign. ${PAGES}`,
    endpoint: signIngresses,
    defaults: PAGE,
  },
  {
    name: 'events',
    title: 'Events in the sky',
    description: `Finds events in the sky between two dates, independent of any birth: stations, ingresses, new and full moons, eclipses, aspects between moving bodies, the void of course Moon. Send the event_types and planets that you need; without them a month has hundreds of events. ${PAGES}`,
    endpoint: events,
    defaults: PAGE,
  },
  {
    name: 'moon_phase',
    title: 'Phase of the Moon',
    description:
      'Returns the phase, age and distance of the Moon at a moment, and the next new and full moon. A time without an offset is UTC unless date_time.timezone names a zone.',
    endpoint: lunarPhase,
    isStructured: true,
  },
  {
    name: 'supported_objects',
    title: 'Supported bodies',
    description:
      'Lists the bodies and points of charts by the names that the other tools accept. The Vertex and the Part of Fortune do not move by themselves: transit_search accepts them in natal_planets only, sign_ingresses and events not at all. For events, send true_node instead of the South Node.',
    endpoint: supportedObjects,
  },
];

/** Every endpoint behind a tool. */
export const calledEndpoints: readonly Endpoint<ToolServices>[] = TOOLS.map(({ endpoint }) => endpoint);
