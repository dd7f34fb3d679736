import { describe, expect, test } from 'vitest';
import { readBirthTable } from '../../../lib/bulk/controls/birth-table.ts';
import { ControlInputError, type ControlSettings, createControls } from '../../../lib/bulk/controls/controls.ts';
import { createSplitMix64, drawFrom, shuffle } from '../../../lib/bulk/controls/random.ts';

const make = async (text: string, settings: Partial<ControlSettings> = {}) => {
  const controls = createControls(await readBirthTable(Buffer.from(text)), {
    shuffle: 'date',
    within: 'all',
    seed: 7n,
    times: 1,
    ...settings,
  });
  const records = [...controls.records].map((cells) =>
    Object.fromEntries(controls.header.map((name, index) => [name, cells[index] ?? 'missing'])),
  );
  return { ...controls, records };
};

const sorted = (values: readonly (string | undefined)[]) => [...values].sort();

describe('random numbers', () => {
  test('SplitMix64 gives the numbers of its reference implementation', () => {
    // Produced with splitmix64.c of S. Vigna, as listed in the tests of the Rust package rand_xoshiro.
    const next = createSplitMix64(1477776061723855037n);
    expect(Array.from({ length: 5 }, next)).toEqual([
      1985237415132408290n,
      2979275885539914483n,
      13511426838097143398n,
      8488337342461049707n,
      15141737807933549159n,
    ]);
  });

  test('every order of four items comes equally often', () => {
    const draw = drawFrom(createSplitMix64(1n));
    const counts = new Map<string, number>();
    const runs = 24_000;
    for (let run = 0; run < runs; run += 1) {
      const order = shuffle(['a', 'b', 'c', 'd'], draw).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    const expected = runs / 24;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(24);
    // scipy 1.x, chi2.isf(0.001, 23)
    expect(chiSquare).toBeLessThan(49.73);
  });
});

const BIRTHS = `id,datetime,place,note
a,1988-02-29T04:20,"Guadalajara, Jalisco",first
b,1988-07-01 23:00:30,Berlin,"a ""quoted"", note"
c,1988-12-31,Apia,no time
d,1991-05-05T12:00,Berlin,alone in its year
e,,Berlin,no date
`;

describe('control births', () => {
  test('dates move as whole values within a year; the time, the place and the other columns stay', async () => {
    const { header, records, leftOut, alone, births } = await make(BIRTHS, { within: 'year', times: 20 });
    expect(header).toEqual(['id', 'datetime', 'place', 'note', 'control', 'source_id', 'exchanged_id']);
    expect(records).toHaveLength(80);
    for (let control = 1; control <= 20; control += 1) {
      const own = records.filter((record) => record.control === String(control));
      expect(own.map(({ source_id }) => source_id)).toEqual(['a', 'b', 'c', 'd']);
      const dates = own.map(({ datetime }) => datetime?.slice(0, 10));
      expect(sorted(dates)).toEqual(['1988-02-29', '1988-07-01', '1988-12-31', '1991-05-05']);
      expect(own.map(({ datetime }) => datetime?.slice(10))).toEqual(['T04:20', 'T23:00:30', '', 'T12:00']);
      expect(own.map(({ note }) => note)).toEqual(['first', 'a "quoted", note', 'no time', 'alone in its year']);
      expect(own.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'].map((id) => `${id}~${control}`));
    }
    expect(births).toBe(5);
    expect(leftOut).toEqual([{ line: 6, lacks: 'date' }]);
    expect(alone.map(({ id }) => id)).toEqual(['d']);
  });

  test('times move with all that is said of them; births without one have no controls', async () => {
    const text = `birth_date,birth_time,time_known,lat,lng,tz
1988-02-29,04:20,true,20.68,-103.35,
1990-06-15,2:30 pm,true,48.86,2.35,Europe/Paris
1991-01-01,12:00,false,48.86,2.35,Europe/Paris
1992-01-01,,true,52.5,13.4,Europe/Berlin
`;
    const { header, records, leftOut } = await make(text, { shuffle: 'time', times: 8 });
    expect(header[0]).toBe('id');
    expect(new Set(records.map(({ birth_date, birth_time }) => `${birth_date} ${birth_time}`))).toEqual(
      new Set(['1988-02-29 04:20', '1988-02-29 2:30 pm', '1990-06-15 2:30 pm', '1990-06-15 04:20']),
    );
    expect(records.every(({ id, source_id, control }) => id === `${source_id}~${control}`)).toBe(true);
    expect(leftOut).toEqual([
      { line: 4, lacks: 'time' },
      { line: 5, lacks: 'time' },
    ]);
  });

  test('places move with their zones, and paths of members are columns too', async () => {
    const text = `id,subject.birth_datetime.iso,subject.birth_location.latitude.decimal,subject.birth_location.longitude.decimal,subject.birth_location.timezone.iana_name
a,1990-06-15T14:30,48.86,2.35,Europe/Paris
b,1995-06-15T14:30,-13.83,-171.77,Pacific/Apia
c,2005-06-15T14:30,52.5,13.4,Europe/Berlin
`;
    const { records } = await make(text, { shuffle: 'place', within: 'decade', times: 12 });
    const zones = records.map((record) => {
      const [, moment, latitude, , zone] = Object.values(record);
      return `${moment?.slice(0, 4)} ${latitude} ${zone}`;
    });
    expect(new Set(zones)).toEqual(
      new Set([
        ...['1990 48.86 Europe/Paris', '1990 -13.83 Pacific/Apia', '1995 48.86 Europe/Paris'],
        ...['1995 -13.83 Pacific/Apia', '2005 52.5 Europe/Berlin'],
      ]),
    );
  });

  test('the same seed gives the same controls, another seed others, and fewer times the first of more', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => `1990-01-01,0${index % 10}:00,${index}`);
    const text = ['date,time,place', ...rows].join('\n');
    const list = async (settings: Partial<ControlSettings>) =>
      (await make(text, { shuffle: 'time', ...settings })).records;
    expect(await list({ times: 3 })).toEqual(await list({ times: 3 }));
    expect(await list({ times: 3 })).toEqual((await list({ times: 5 })).slice(0, 150));
    expect(await list({ seed: 8n })).not.toEqual(await list({}));
  });

  test.each([
    ['id,julian_day,place\na,2451545,Berlin\n', {}, /julian_day holds instants/],
    ['id,datetime,place\na,1990-06-15T14:30Z,Berlin\n', {}, /line 2: datetime "1990-06-15T14:30Z" has an offset/],
    ['id,datetime,place\na,03/05/1985,Berlin\n', {}, /line 2: datetime "03\/05\/1985" .* write 1985-05-03/],
    ['id,datetime,place\na,1990-06-15\n', {}, /line 2 has 2 cells, and the header 3/],
    ['id,date,place\na,1990-06-15,Berlin\n', { shuffle: 'time' }, /no column holds the time/],
    ['id,time,place\na,10:00,Berlin\n', { shuffle: 'time', within: 'year' }, /no column holds the date/],
    ['id,date,control\na,1990-06-15,1\n', {}, /has control/],
    ['id,date,place\na,1990-06-15,Berlin\n', { shuffle: 'place', within: 'place' }, /choose another group/],
  ] as const)('an input without what is needed is refused with its place: %j', async (text, settings, message) => {
    await expect(make(text, settings)).rejects.toThrow(ControlInputError);
    await expect(make(text, settings)).rejects.toThrow(message);
  });
});
