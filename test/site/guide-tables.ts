import { api, type Group } from '../../functions/api.ts';
import { calculations } from '../../functions/calculations.ts';
import { TOOLS } from '../../functions/mcp/tools.ts';
import {
  IN_MEMORY,
  LOG_LINES,
  STORED_FILES,
  STORED_JOBS,
  STORED_LOGS,
  STORED_TABLES,
  type StoredData,
} from '../../infra/data-map.ts';
import { PLANS } from '../../infra/plans.ts';
import { LIMIT_CLASSES, RATE_LIMITED_CLASSES } from '../../lib/base/catalog/limit-classes.ts';
import { SIZE_IDS, SIZES } from '../../lib/base/catalog/sizes.ts';
import { WORK_BUDGETS, WORK_PLANS } from '../../lib/base/catalog/work-budgets.ts';
import type { Endpoint } from '../../lib/contract/endpoint.ts';

import { findGroupTitle } from '../../site/reference/operations.ts';
import { listFirstReadings } from '../golden/births/births.ts';
import { listDashaShifts, listDayShifts } from './indian-dates.ts';
import { describeTool } from './tool-sentences.ts';

type Row = readonly string[];

const NO_BREAK_SPACE = '\u00a0';

const formatFigure = (value: number | undefined): string =>
  value?.toLocaleString('en').replaceAll(',', NO_BREAK_SPACE).replace('-', '−') ?? '';

/** The endpoints of each group that has some which fulfill a condition. */
const listEndpoints = (heading: string, isListed: (endpoint: Endpoint) => boolean): readonly Row[] => [
  ['Group', heading],
  ...Object.entries<Group>(api).flatMap(([name, { endpoints }]) => {
    const listed = endpoints.filter(isListed).map(({ path }) => `\`${path}\``);
    return listed.length > 0 ? [[findGroupTitle(name), listed.join(', ')]] : [];
  }),
];

const listStores = (stores: readonly StoredData[]): readonly Row[] => [
  ['Where', 'What', 'How long'],
  ...stores.map(({ store, content, kept }) => [store, content, kept]),
];

/** Generated tables by the name in the comment above them: heading first, then rows. */
const TABLES: Readonly<Record<string, readonly Row[]>> = {
  tools: [
    ['Tool', 'What it does', 'Endpoints'],
    ...TOOLS.map(({ name, endpoints }) => [
      `\`${name}\``,
      describeTool(name),
      endpoints === calculations ? 'all others' : endpoints.map(({ path }) => `\`${path}\``).join(', '),
    ]),
  ],
  plans: [
    ['Plan', 'For'],
    ...Object.entries(PLANS)
      .filter(([name]) => name !== 'local')
      .map(([name, { description }]) => [`\`${name}\``, description]),
  ],
  'limit-classes': [
    ['Endpoints', 'a minute', 'an hour'],
    ...RATE_LIMITED_CLASSES.map((name) => {
      const { description, requests } = LIMIT_CLASSES[name];
      return [description, formatFigure(requests.minute), formatFigure('hour' in requests ? requests.hour : undefined)];
    }),
  ],
  demo: listEndpoints('Endpoints that demo tokens open', ({ demo }) => demo === true),
  'table-formats': listEndpoints('Endpoints with `format=csv`', ({ files }) => files?.includes('csv') === true),
  'work-budgets': [
    ['Plan', 'a minute', 'an hour', 'long calculations at once'],
    ...WORK_PLANS.map((name) => {
      const { seconds, longCalculations } = WORK_BUDGETS[name];
      return [`\`${name}\``, formatFigure(seconds.minute), formatFigure(seconds.hour), formatFigure(longCalculations)];
    }),
  ],
  'stored-tables': listStores([
    ...Object.entries(STORED_TABLES).map(([name, data]) => ({ store: `table \`${name}\``, ...data })),
    STORED_JOBS,
  ]),
  'stored-logs': listStores(Object.values(STORED_LOGS)),
  'stored-files': listStores([...STORED_FILES, ...IN_MEMORY]),
  'log-lines': [
    ['Line of', 'Members'],
    ...Object.entries(LOG_LINES).map(([writer, members]) => [
      writer,
      Object.entries(members)
        .map(([name, meaning]) => `${name}: ${meaning}`)
        .join('; '),
    ]),
  ],
  'dasha-shifts': listDashaShifts(),
  'day-shifts': listDayShifts(),
  'first-readings': listFirstReadings(),
  figures: [
    ['What', 'least', 'most'],
    ...SIZE_IDS.map((id) => {
      const limit = SIZES[id];
      return [
        limit.description,
        formatFigure('minimum' in limit ? limit.minimum : undefined),
        formatFigure(limit.maximum),
      ];
    }),
  ],
};

const TABLE = /(?<=<!-- table: ([\w-]+) -->\n\n)\|[\s\S]*?(?=\n\n|$)/g;

/** Replaces every generated table of a guide by its current content. */
export const replaceTables = (guide: string): string =>
  guide.replace(TABLE, (_table, name: string) => {
    const [heading = [], ...rows] = TABLES[name] ?? [];
    return [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  });

export const TABLE_NAMES = Object.keys(TABLES);
