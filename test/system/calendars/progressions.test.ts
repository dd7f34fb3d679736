import { describe, expect, test } from 'vitest';
import { birth } from '../../functions/natal/birth.ts';
import { foretell } from '../../support/predictive.ts';

type Event = Readonly<Record<string, unknown>> & { readonly applying?: boolean; readonly separating?: boolean };

/** Members that move with an edition of the data, the range or the birth. */
const MOVING = ['exact_datetime', 'progressed_datetime', 'age', 'orb', 'pass', 'enters_orb_at', 'leaves_orb_at'];
const PLACES = ['longitude', 'declination', 'applying', 'separating', 'retrograde', 'display_names'];

const toKey = (event: Event): string =>
  JSON.stringify(Object.entries(event).filter(([name]) => !MOVING.includes(name) && !PLACES.includes(name)));

async function listKeys(request: object): Promise<readonly string[]> {
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const { status, body, text } = await foretell('progressions/search', {
      ...{ subject: birth(), limit: 1000, ...request },
      ...(cursor !== undefined && { cursor }),
    });
    expect(status, text.slice(0, 500)).toBe(200);
    const events: readonly Event[] = body.events;
    keys.push(...events.filter(({ applying, separating }) => !applying && !separating).map(toKey));
    cursor = body.next_cursor;
  } while (cursor !== undefined);
  return keys.toSorted();
}

const POINTS = [
  ...['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'chiron'],
  ...['mean_node', 'south_node', 'mean_lilith', 'ascendant', 'midheaven'],
];
const ALL = { include: ['aspects', 'sign_ingresses', 'house_ingresses'], points: POINTS, target_points: POINTS };
const OF_PROGRESSIONS = { include: [...ALL.include, 'stations', 'lunations', 'declinations'], targets: 'both' };

const LIVES = [
  { name: 'secondary', span: 90, ...OF_PROGRESSIONS },
  { name: 'secondary within an orb', span: 90, orb: 1 },
  { name: 'secondary, angles by the day', span: 2, ...OF_PROGRESSIONS, angle_method: 'mean_quotidian' },
  { name: 'converse tertiary', span: 4, ...OF_PROGRESSIONS, method: 'tertiary', converse: true },
  {
    name: 'minor',
    span: 6,
    include: ['declinations'],
    points: ['mars', 'moon'],
    target_points: ['jupiter', 'sun'],
    method: 'minor',
  },
  { name: 'directed by the Moon', span: 90, method: 'lunar_arc' },
  { name: 'directed by the Ascendant', span: 90, method: 'ascendant_arc' },
  { name: 'directed by Naibod', span: 90, method: 'naibod_arc', naibod_measure: 'right_ascension' },
];

describe('an event has its occurrence alone, whatever the range, and keeps it when the birth is a second later', () => {
  test.each(LIVES)('$name', async ({ name: _, span, ...request }) => {
    const dates = (from: number, to: number) => ({
      ...ALL,
      ...request,
      start_date: `${from}-06-15`,
      end_date: `${to}-06-15`,
    });
    const keys = await listKeys(dates(1990, 1990 + span));
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter((key, index) => key === keys[index - 1])).toEqual([]);
    const middle = 1990 + span / 2;
    const halves = [...(await listKeys(dates(1990, middle))), ...(await listKeys(dates(middle, 1990 + span)))];
    expect(halves.toSorted()).toEqual(keys);
    const later = await listKeys({
      ...dates(1990, 1990 + span),
      subject: birth({ birth_datetime: { iso: '1990-06-15T14:30:01' } }),
    });
    expect(later).toEqual(keys);
  });
});
