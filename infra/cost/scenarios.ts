import type { ExampleFigures, Figures, Outcome } from './figures.ts';
import { requestUsage, tracedShare } from './request.ts';
import { SECONDS_PER_MONTH } from './spans.ts';
import { sumOf, times, type Usage } from './usage.ts';

/** Some of the requests of a scenario: all examples that fit, each as often as the others. */
interface Part {
  readonly share: number;
  readonly of: string;
  readonly path?: string;
  readonly outcome?: Outcome;
}

/** What clients ask. The shares of its parts make 1. */
export interface Scenario {
  readonly name: string;
  readonly summary: string;
  readonly parts: readonly Part[];
}

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'charts',
    summary: '`/ephemeris/natal-chart` alone',
    parts: [{ share: 1, of: 'natal', path: '/ephemeris/natal-chart' }],
  },
  {
    name: 'typical',
    summary:
      'an application: 50 % charts, 20 % places, 10 % comparisons, 10 % searches of which half are kept, 5 % catalogs and metadata, 5 % the rest',
    parts: [
      { share: 0.5, of: 'natal' },
      { share: 0.2, of: 'place' },
      { share: 0.1, of: 'comparative' },
      { share: 0.05, of: 'predictive', outcome: 'calculated' },
      { share: 0.025, of: 'predictive', outcome: 'from memory' },
      { share: 0.025, of: 'predictive', outcome: 'from the table' },
      { share: 0.03, of: 'catalog' },
      { share: 0.02, of: 'meta' },
      { share: 0.02, of: 'standalone' },
      { share: 0.015, of: 'venus' },
      { share: 0.015, of: 'acg' },
    ],
  },
  {
    name: 'searches, each new',
    summary: 'the `predictive` group, nothing asked twice',
    parts: [{ share: 1, of: 'predictive', outcome: 'calculated' }],
  },
  {
    name: 'searches, nine in ten kept',
    summary: 'the same; 45 % are in the memory of the instance and 45 % in the table',
    parts: [
      { share: 0.1, of: 'predictive', outcome: 'calculated' },
      { share: 0.45, of: 'predictive', outcome: 'from memory' },
      { share: 0.45, of: 'predictive', outcome: 'from the table' },
    ],
  },
];

/** How many requests come a second: to the function of a part, and of them those of the part. */
interface Rates {
  readonly perSecond: number;
  readonly alikePerSecond: number;
}

/** Average of the examples of a part. @throws Error where there are none */
function partUsage(part: Part, rates: Rates, figures: Figures): Usage {
  const of = figures.functions[part.of];
  const fits = (example: ExampleFigures): boolean =>
    (part.path === undefined || example.path === part.path) &&
    (part.outcome === undefined || example.outcome === part.outcome);
  const examples = of?.examples.filter(fits) ?? [];
  if (!of || examples.length === 0) throw new Error(`nothing was measured of ${JSON.stringify(part)}`);
  return times(1 / examples.length, sumOf(examples.map((example) => requestUsage({ example, of, ...rates }, figures))));
}

const MILLION = 1e6;

/** What a million requests of a scenario take, where so many come in a month. */
export function millionUsage({ parts }: Scenario, figures: Figures, requestsPerMonth: number): Usage {
  const perSecond = requestsPerMonth / SECONDS_PER_MONTH;
  const shareOf = (name: string): number =>
    parts.filter((part) => part.of === name).reduce((sum, { share }) => sum + share, 0);
  const one = parts.map((part) => {
    const rates = { perSecond: perSecond * shareOf(part.of), alikePerSecond: perSecond * part.share };
    return times(part.share, partUsage(part, rates, figures));
  });
  return times(MILLION, sumOf([...one, { trace: tracedShare(perSecond) }]));
}
