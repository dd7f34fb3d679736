import { afterEach, describe, expect, test, vi } from 'vitest';
import { ORDER, type ReadEvent, readEvents, subject } from '../../functions/links/calendar-order.ts';
import { makeToken, openToken } from '../../functions/links/send.ts';

const MS_PER_DAY = 86_400_000;
const START = Date.parse('2026-11-23T09:00:00Z');

const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });
afterEach(() => void vi.useRealTimers());

const openCalendar = async (token: string) => {
  const { statusCode, body } = await openToken(token);
  expect(statusCode, body.slice(0, 500)).toBe(200);
  return body;
};

describe('a link of calendars', () => {
  test('on sixty days in a row loses, doubles and renames no event', async () => {
    setClock(START);
    const token = await makeToken(ORDER);
    const byUid = new Map<string, ReadEvent>();
    let previous: readonly ReadEvent[] = [];
    for (let day = 0; day < 60; day += 1) {
      setClock(START + day * MS_PER_DAY);
      const events = readEvents(await openCalendar(token));
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
      const uids = new Set(events.map(({ uid }) => uid));
      for (const event of events) {
        expect(byUid.get(event.uid) ?? event).toEqual(event);
        byUid.set(event.uid, event);
      }
      // All that both ranges have is in both: from a day after the later beginning to a day before the earlier end.
      const now = START + day * MS_PER_DAY;
      const [from, to] = [now - 6 * MS_PER_DAY, now + 58 * MS_PER_DAY];
      const lost = previous.filter(({ uid, startMs }) => startMs > from && startMs < to && !uids.has(uid));
      expect(lost).toEqual([]);
      previous = events;
    }
    const places = [...byUid.values()].map(({ summary, startMs }) => `${summary} ${startMs}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test('of a thousand subscribers who refresh it twice a day takes less than 1 % of a core', async () => {
    setClock(START);
    const measureSeconds = async (run: () => Promise<unknown>) => {
      const before = process.cpuUsage();
      await run();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1e6;
    };
    // Each subscriber has a link of their own, of another birth: the dearest case, as each is calculated once a day.
    const tokens = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const born = { ...subject, birth_datetime: `19${60 + index}-06-15 14:30` };
        return makeToken({ ...ORDER, defaults: { ...ORDER.defaults, subject: born } });
      }),
    );
    await openCalendar(await makeToken(ORDER)); // loads the endpoints
    const openAll = async (headers = {}) => {
      const answers = [];
      for (const token of tokens) answers.push(await openToken(token, { headers }));
      return answers;
    };
    const calculated = (await measureSeconds(openAll)) / tokens.length;
    const kept = (await measureSeconds(openAll)) / tokens.length;
    const tags = (await openAll()).map(({ headers }) => String(headers?.ETag));
    const known = (await measureSeconds(() => openAll({ 'If-None-Match': tags.join(', ') }))) / tokens.length;
    const secondsOfDay = 1000 * (calculated + kept);
    console.log(JSON.stringify({ calculated, kept, known, shareOfCore: secondsOfDay / 86_400 }));
    expect(secondsOfDay / 86_400).toBeLessThan(0.01);
    expect(known).toBeLessThan(calculated / 10);
  });
});
