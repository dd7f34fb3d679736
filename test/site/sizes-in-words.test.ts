import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PLANS, type Plan } from '../../infra/plans.ts';
import { STAGES } from '../../infra/stages.ts';
import { MIN_SIZE_RATIO } from '../../lib/astro/clock/places/named-place.ts';
import { LIMIT_CLASSES } from '../../lib/base/catalog/limit-classes.ts';
import { SIZES, type SizeId } from '../../lib/base/catalog/sizes.ts';
import { workPlanOf } from '../../lib/base/catalog/work-budgets.ts';
import { GUIDES_FOLDER } from '../../site/guides/guide.ts';
import { handlerOf } from '../support/every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';

const WORDS: Readonly<Record<number, string>> = {
  ...{ 1: 'one', 5: 'five', 6: 'six', 10: 'ten', 50: 'fifty', 366: 'a year' },
};

const most = (name: SizeId): number => SIZES[name].maximum;
const inWords = (name: SizeId): string => WORDS[most(name)] ?? `${most(name)}`;
const withSpaces = (name: SizeId): string => `${most(name)}`.replace(/\B(?=(\d{3})+$)/g, ' ');

/** Sentences of guides with a figure that the code decides. The tables of `limits-and-credentials` are written from it. */
const SENTENCES: readonly (readonly [guide: string, sentence: string])[] = [
  ['chart-facts', `has the facts of up to ${inWords('subjects_per_batch')} births`],
  ['chart-facts', `A chart has at most ${most('patterns')} patterns`],
  ['charts', `casts up to ${inWords('subjects_per_batch')}`],
  ['dashas-and-panchanga', `for at most ${most('hora_days')} days`],
  ['dial', `and at most ${most('dial_orb')}°`],
  ['elections', `up to ${inWords('election_depth')} levels and ${most('election_conditions')} single conditions`],
  ['elections', `many of them less; the others search ${inWords('election_years')}`],
  ['elections', `counts among \`searches\`, ${LIMIT_CLASSES.searches.requests.minute} a minute`],
  ['links', `It has at most ${withSpaces('link_characters')} characters`],
  ['pictures-over-time', `dots crossings if there are at most ${most('graphic_marks')}`],
  [
    'pictures-over-time',
    `The range is ${inWords('graphic_years')} years at most, ${inWords('graphic_moon_years')} with the`,
  ],
  [
    'pictures-over-time',
    `at most ${most('picture_rows')} rows and ${most('picture_elements')} bars and marks; a map ${most('map_lines')} lines or points`,
  ],
  ['places-by-name', `at least ${WORDS[MIN_SIZE_RATIO]} times the inhabitants`],
  ['predictive-searches', `for up to ${inWords('subjects_per_batch')} births near one date`],
  ['predictive-searches', `at most ${most('search_years')} years, or ${most('moon_search_years')} years with the Moon`],
  ['progressions', `A search spans up to ${most('progressed_years')} years`],
  ['rising-and-setting', `ask for up to ${most('sky_days')} days`],
  ['rising-and-setting', `at most ${most('heliacal_events')} events`],
  ['tables-and-calendars', `A page has at most ${withSpaces('table_cells')} values`],
  ['doubtful-times', `up to ${most('time_uncertainty_minutes')}. The answer`],
  ['two-people', `with up to ${most('comparisons_per_batch')} \`subjects\``],
  ['wheels', `\`size\` wide, up to ${most('png_size')}`],
  ['zodiacal-releasing', `at most ${most('life_periods')} periods`],
];

const readGuide = (guide: string): string =>
  readFileSync(join(GUIDES_FOLDER, `${guide}.md`), 'utf8').replaceAll(/\s+/g, ' ');

test.each(SENTENCES)('the guide %s says "%s", as the code has it', (guide, sentence) => {
  expect(readGuide(guide)).toContain(sentence);
});

test('the operator’s page has the throttles of stages and plans', () => {
  const page = readFileSync(new URL('../../infra/README.md', import.meta.url), 'utf8');
  const { throttle, publicThrottle } = STAGES.prod;
  expect(page).toContain(
    `${throttle.ratePerSecond}/s, ${throttle.burst} at once in \`prod\` where it needs credentials, ${publicThrottle.ratePerSecond} and ${publicThrottle.burst} elsewhere`,
  );
  const rates = [PLANS.free, PLANS.standard, PLANS.partner].map((plan) => plan.throttle.ratePerSecond);
  expect(page).toContain(`| ${rates.join(', ')}/s; `);
});

describe('the plan local', () => {
  test('has no quota of requests and no budget of work', () => {
    const { throttle, quota }: Plan = PLANS.local;
    expect([throttle, quota, workPlanOf('local')]).toEqual([undefined, undefined, undefined]);
  });

  test('has the limits of single endpoints, as the guide says', async () => {
    const principal = { id: 'developer', scopes: [], plan: 'local', recordIds: [`key#${'5'.repeat(64)}`] };
    const event = gatewayEvent({
      ...{ method: 'POST', path: '/predictive/events', principal },
      body: { start_date: '2026-01-01', end_date: '2026-02-01', event_types: ['lunation'] },
    });
    const { statusCode, headers } = await handlerOf('predictive')(event, LAMBDA_CONTEXT);
    expect(statusCode).toBe(200);
    expect(headers?.['RateLimit-Policy']).toMatch(/transits-minute/);
    expect(headers?.['RateLimit-Policy']).not.toMatch(/work/);
    expect(readGuide('running-it-yourself')).toContain('The limits of single endpoints hold for them');
  });
});
