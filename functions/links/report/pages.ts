import * as z from 'zod';
import { toDay } from '../../../lib/answers/instant.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { type JdUt, jdUt } from '../../../lib/base/units/time.ts';
import type { Endpoint } from '../../../lib/contract/endpoint.ts';
import type { CalledEndpointServices } from '../../../lib/contract/services.ts';
import { dateText } from '../../../lib/requests/date-text.ts';
import { innerMembers } from '../../../lib/requests/inner-members.ts';
import { natalChart } from '../../natal/endpoints.ts';
import { transitSearch } from '../../predictive/endpoints.ts';
import { firdaria, profections, zodiacalReleasing } from '../../timelords/endpoints.ts';

/** Documents a member that is passed on as it was sent, so that the endpoints of the pictures read it. */
const asReference =
  (id: string) =>
  ({ jsonSchema }: { readonly jsonSchema: object }): void => {
    for (const name of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, name);
    Object.assign(jsonSchema, { $ref: `#/components/schemas/${id}` });
  };

const HANDLE = 'c1.EH7eOKHvgxHwyH_-DMgAf__hDUV1cm9wZS9Mb25kb24MQWRhIExvdmVsYWNlAJhb4KU';

export const ReportRequest = z
  .strictObject({
    subject: z
      .union([z.string(), z.record(z.string(), z.unknown())], { error: 'must be a birth or a chart handle' })
      .meta({ override: asReference('Subject'), example: HANDLE }),
    configuration: innerMembers()
      .optional()
      .meta({ override: asReference('ChartConfiguration'), example: { house_system: 'whole_sign' } }),
    start_date: dateText('First day of the year whose transits are drawn. Default: today', '2027-01-01').optional(),
  })
  .meta({ id: 'ReportRequest', description: 'The birth, the settings of its chart, and the year ahead' });

export type ReportRequest = z.output<typeof ReportRequest>;

type ReportedEndpoint = Endpoint<keyof CalledEndpointServices>;

/** A request for a picture of the report. */
interface PictureRequest {
  readonly endpoint: ReportedEndpoint;
  readonly query?: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** A page without it is complete, as where a birth has no time. */
  readonly isOptional?: true;
}

export const reportedEndpoints: readonly ReportedEndpoint[] = [
  natalChart,
  profections,
  firdaria,
  zodiacalReleasing,
  transitSearch,
];

const YEAR_DAYS = 365;

/** Firdaria come round in this many years. */
const LIFE = { start_age: 0, end_age: 75 };

/** Faster bodies make more contacts in a year than a page has rows. */
const YEARLY_TRANSITS = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];

/** The pictures of each page. @param today where the request names no day */
export function listPages(request: ReportRequest, today: JdUt): readonly (readonly PictureRequest[])[] {
  const { subject, configuration, start_date: from = today } = request;
  const chart = { subject, ...(configuration && { configuration }) };
  const year = { start_date: toDay(formatInstant(from)), end_date: toDay(formatInstant(jdUt(from + YEAR_DAYS))) };
  const lords = { subject, target_datetime: { iso: `${year.start_date}T12:00:00Z` } };
  return [
    [{ endpoint: natalChart, body: chart }],
    [{ endpoint: natalChart, query: { layout: 'tables' }, body: chart }],
    [
      { endpoint: profections, body: { ...lords, ...year }, isOptional: true },
      { endpoint: firdaria, body: { ...lords, ...LIFE }, isOptional: true },
      { endpoint: zodiacalReleasing, body: { ...lords, ...LIFE }, isOptional: true },
    ],
    [{ endpoint: transitSearch, body: { subject, transiting_planets: YEARLY_TRANSITS, ...year } }],
  ];
}
