import { ORDINARY_BIRTH } from '../../support/fuzz/birth.ts';
import { type Asked, clientOf } from './asking.ts';
import { describeForClient, learn, problemIn, type Scene } from './scene.ts';

/** One request that clients send during a fault. */
export interface Column {
  readonly title: string;
  /** Columns of one group run in sequence and groups run in parallel: a group is usually a function. */
  readonly group: string;
  /** Whether it is part of the fault, so that it cannot be repeated. */
  readonly isOnce?: true;
  /** Preparation before the fault. */
  prepare(scene: Scene): Promise<void>;
  /** Sends the request. @returns the observation */
  look(scene: Scene): Promise<string>;
}

export const CHART = {
  path: '/ephemeris/natal-chart',
  body: {
    subject: ORDINARY_BIRTH.subject,
    options: { verbosity: 'detailed', include_hermetic_lots: true },
  },
} satisfies Asked;

/** A birth without a time zone. */
const CHART_BY_PLACE = {
  ...CHART,
  body: { subject: { ...CHART.body.subject, birth_location: { latitude: 47.5596, longitude: 7.5886 } } },
} satisfies Asked;

/** A birth in years for which the clocks of the place are looked up. */
const CHART_BY_PRACTICE = {
  ...CHART,
  body: {
    subject: {
      ...CHART.body.subject,
      birth_datetime: { iso: '1955-07-04T14:30:00' },
      birth_location: { latitude: 29.7604, longitude: -95.3698, timezone: { iana_name: 'America/Chicago' } },
    },
  },
} satisfies Asked;

/** A birth in the distant past, which needs other files of the ephemeris. */
const OLD_CHART = {
  ...CHART,
  body: { subject: { ...CHART.body.subject, birth_datetime: { iso: '1190-06-15T14:30:00Z' } } },
} satisfies Asked;

export const search = (year: number): Asked => ({
  path: '/predictive/transits/sign-ingresses',
  body: { planets: ['sun', 'mars'], start_date: `${year}-01-01`, end_date: `${year + 1}-01-01` },
});

/** An answer that depends neither on the client nor on the time. */
function steady(group: string, title: string, asked: Asked): Column {
  return {
    title,
    group,
    prepare: async (scene) => {
      await learn(scene, asked);
      await scene.ask(asked);
    },
    look: async (scene) => describeForClient(scene, asked, await scene.ask(asked)),
  };
}

export const chart = steady('natal', 'chart', CHART);
export const chartByPlace = steady('natal', 'chart, zone not stated', CHART_BY_PLACE);
export const chartByPractice = steady('natal', 'chart of 1955, Houston', CHART_BY_PRACTICE);
export const oldChart = steady('natal', 'chart of 1190', OLD_CHART);
export const place = steady('place', '`/location/autocomplete`', { path: '/location/autocomplete?query=Basel' });
export const zone = steady('place', '`/timezone/lookup`', {
  path: '/timezone/lookup',
  body: { latitude: 47.5596, longitude: 7.5886 },
});
export const catalog = steady('catalog', '`/ephemeris/house-systems`', { path: '/ephemeris/house-systems' });

/** A search that was not sent under another fault. */
function ownSearch(title: string, firstYear: number, isKept: boolean): Column {
  return {
    title,
    group: 'predictive',
    prepare: async (scene) => {
      const asked = search(firstYear + scene.number);
      await learn(scene, asked);
      if (isKept) await scene.ask(asked);
    },
    look: async (scene) => {
      const asked = search(firstYear + scene.number);
      return describeForClient(scene, asked, await scene.ask(asked));
    },
  };
}

export const keptSearch = ownSearch('search asked before', 1500, true);
export const newSearch = ownSearch('new search', 1850, false);

/** A client with a new key. */
export const newcomer: Column = {
  title: 'chart, key never used before',
  group: 'natal',
  prepare: async (scene) => {
    await learn(scene, CHART);
    scene.clients.set('newcomer', clientOf(scene.service, await scene.service.letIn(`newcomer-${scene.number}`)));
  },
  look: async (scene) => {
    const ask = scene.clients.get('newcomer') ?? scene.ask;
    return describeForClient(scene, CHART, await ask(CHART));
  },
};

/** An answer that changes with time: only its status is compared. */
function answerColumn(title: string, asked: Asked): Column {
  return {
    title,
    group: asked.path,
    prepare: async () => undefined,
    look: async ({ ask }) => {
      const seen = await ask(asked);
      return seen.status === 200 ? 'as ever' : problemIn(seen);
    },
  };
}

export const rateLimits = answerColumn('`rate-limits`', { path: '/predictive/rate-limits' });
export const clearCache = answerColumn('`clear-cache`', {
  path: '/predictive/optimization/clear-cache',
  body: { cache_type: 'returns' },
});

/** What the affected client sees of the fault while it lasts. */
export const meanwhile: Column = {
  title: 'meanwhile',
  group: '',
  isOnce: true,
  prepare: async (scene) => {
    await learn(scene, CHART);
    await learn(scene, search(2025));
  },
  look: (scene) => scene.meanwhile(),
};

/** What the health endpoint reports. */
function state(title: string, path: string): Column {
  return {
    title,
    group: 'health',
    prepare: async () => undefined,
    look: async ({ ask }) => {
      const seen = await ask({ path });
      const said = (seen.body as { status?: unknown }).status;
      return typeof said === 'string' ? `${seen.status} \`${said}\`` : problemIn(seen);
    },
  };
}

export const health = state('`/health`', '/health');
export const detailedHealth = state('`/health/detailed`', '/health/detailed');
