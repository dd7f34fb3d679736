import type { z } from 'zod';
import { toChartRequest } from '../../answers/chart-request.ts';
import type { ChartObjectId } from '../../base/catalog/chart-objects.ts';
import type { ChartRequest } from '../../charts/chart-settings.ts';
import { addHandle } from '../../charts/handle.ts';
import { castSubjectChart } from '../../charts/natal-chart.ts';
import { readSubject, type SubjectWithDay } from '../../charts/subject.ts';
import { NatalChartRequest } from '../../requests/chart/natal-request.ts';
import type { ColumnSetter } from '../column.ts';
import { readDefaults } from '../input/read-defaults.ts';
import type { BulkServices, ColumnsJob, ColumnsOperation } from '../operation.ts';
import { ASPECT_GROUPS, listAspectColumns } from './aspect-columns.ts';
import { EQUATORIAL_GROUP, listBodyColumns } from './body-columns.ts';
import { FIRST_COLUMNS, HORIZON_COLUMNS, LAST_COLUMNS } from './chart-columns.ts';
import { type ChartColumn, createRowMaker, listFreePairs, listObjects, type Pair } from './chart-row.ts';

type Body = z.output<typeof NatalChartRequest>;

/** What the charts of a job have, by its defaults. */
interface JobCharts {
  readonly objects: readonly ChartObjectId[];
  readonly pairs: readonly Pair[];
}

function readCharts(defaults: object): JobCharts {
  const { configuration, options } = readDefaults(NatalChartRequest, defaults) as Body;
  const objects = listObjects(configuration);
  const angles = options.aspect_points === 'bodies_and_angles' ? ['ascendant', 'midheaven'] : [];
  return { objects, pairs: listFreePairs([...objects, ...angles]) };
}

const listColumns = ({ objects, pairs }: JobCharts): readonly ChartColumn[] => [
  ...FIRST_COLUMNS,
  ...listBodyColumns(objects),
  ...HORIZON_COLUMNS,
  ...listAspectColumns(pairs),
  ...LAST_COLUMNS,
];

/** Which parts of charts the selected columns need. */
interface NeededParts {
  readonly aspects: boolean;
  readonly equatorial: boolean;
  readonly handle: boolean;
}

/** The request for a chart with what columns need and no more; its warnings are those of the whole answer. */
function toNeededRequest(body: Body, { aspects, equatorial }: NeededParts): ChartRequest {
  const { configuration, options } = body;
  const request = toChartRequest({ configuration, options }, { preset: 'full', format: 'json' });
  const withEquatorial = request.parts.withEquatorial || equatorial;
  return {
    ...request,
    options: aspects ? request.options : { ...request.options, include_aspects: false },
    parts: { ...request.parts, withEquatorial, withReadings: false },
  };
}

/** {@link toNeededRequest}, made once for births that share their settings. */
function rememberLast(parts: NeededParts): (body: Body) => ChartRequest {
  let last: ChartRequest | undefined;
  let stated: Partial<Body> = {};
  return (body) => {
    if (last && body.configuration === stated.configuration && body.options === stated.options) return last;
    stated = { configuration: body.configuration, options: body.options };
    last = toNeededRequest(body, parts);
    return last;
  };
}

function openJob(defaults: object, setters: ReadonlyMap<string, ColumnSetter>, services: BulkServices): ColumnsJob {
  const charts = readCharts(defaults);
  const selected = listColumns(charts).filter(({ name }) => setters.has(name));
  const parts: NeededParts = {
    aspects: selected.some(({ group }) => ASPECT_GROUPS.has(group)),
    equatorial: selected.some(({ group }) => group === EQUATORIAL_GROUP),
    handle: setters.has('handle'),
  };
  const reads = selected.map(({ read }) => read);
  const sets = selected.map(({ name }) => setters.get(name) as ColumnSetter);
  const makeRow = createRowMaker(charts.objects, charts.pairs);
  const toRequest = rememberLast(parts);
  const write = (row: number, body: Body, subject: SubjectWithDay): void => {
    const natal = castSubjectChart(subject, toRequest(body), { ephemeris: services.ephemeris, place: subject.place });
    const cells = makeRow(natal, body.options.decimal_places);
    for (let index = 0; index < reads.length; index += 1) {
      const value = (reads[index] as ChartColumn['read'])(cells);
      // Columns are null at first, and most pairs have no aspect.
      if (value !== null) sets[index]?.(row, value);
    }
  };
  return {
    read: (sent) => {
      const body = sent as Body;
      const read = readSubject(body.subject, services, 'body.subject');
      // Only a name can make a handle too long, which is a warning.
      const subject = parts.handle || read.name !== '' ? addHandle(read, body.configuration) : read;
      return { moment: subject.moment.jdUt, write: (row) => write(row, body, subject) };
    },
  };
}

/** Natal charts as columns: the values that `/ephemeris/natal-chart` answers, rounded as there. */
export const operation: ColumnsOperation = {
  request: NatalChartRequest,
  columns: (defaults) => listColumns(readCharts(defaults)).map(({ read: _, ...column }) => column),
  defaultGroups: [
    'birth',
    'longitudes',
    'signs',
    'houses',
    'retrogrades',
    'angles',
    'sect',
    'aspects',
    'facts',
    'warnings',
  ],
  open: openJob,
  definition: (defaults) => {
    const { configuration, options } = readDefaults(NatalChartRequest, defaults) as Body;
    return {
      id: 'natal_chart_columns',
      configuration,
      options,
      facts: 'options.include_analysis of /ephemeris/natal-chart',
    };
  },
};
