import { describe, expect, it } from 'vitest';
import { chartAt, place } from '../../functions/natal/birth.ts';
import { expectWithin, fromSexagesimal, inDegrees, type Printed } from './place.ts';

describe('Diana Spencer, 1 July 1961, 19:45 British summer time, 52°50′ N 0°30′ E', () => {
  const cast = () => chartAt({ iso: '1961-07-01T19:45' }, place(52 + 50 / 60, 0.5, 'Europe/London'));

  /** mojan.com, whole minutes. */
  const BODIES: Readonly<Record<string, Printed>> = {
    sun: '9 Can 40',
    moon: '25 Aqu 02',
    mercury: '3 Can 12',
    venus: '24 Tau 24',
    mars: '1 Vir 39',
    jupiter: '5 Aqu 06',
    saturn: '27 Cap 49',
    uranus: '23 Leo 20',
    neptune: '8 Sco 38',
    pluto: '6 Vir 03',
    true_node: '28 Leo 11',
  };
  const CUSPS: Readonly<Record<string, Printed>> = {
    first: '18 Sag 25',
    second: '29 Cap 49',
    third: '18 Pis 22',
    fifth: '16 Tau 03',
    sixth: '3 Gem 18',
    tenth: '23 Lib 03',
  };
  /** astrologyclub.org, whole minutes. */
  const FURTHER: Readonly<Record<string, Printed>> = {
    chiron: '6 Pis 28',
    ceres: '10 Tau 38',
    pallas: '25 Pis 38',
    juno: '26 Pis 44',
    vesta: '13 Tau 19',
    mean_node: '29 Leo 43',
  };
  const RETROGRADE = ['mercury', 'jupiter', 'saturn', 'neptune', 'chiron'];

  it('has bodies and cusps where they are printed, within 1′', async () => {
    const { planets, houses } = await cast();
    for (const [id, printed] of Object.entries({ ...BODIES, ...FURTHER })) {
      expectWithin(1, id, planets[id].longitude, inDegrees(printed));
    }
    for (const [key, printed] of Object.entries(CUSPS)) {
      expectWithin(1, key, houses[key].longitude, inDegrees(printed));
    }
  });

  it('has the bodies retrograde that are printed so, and no other of these', async () => {
    const { planets } = await cast();
    const told = [
      ...Object.keys(BODIES).filter((id) => id !== 'true_node'),
      'chiron',
      'ceres',
      'juno',
      'pallas',
      'vesta',
    ];
    expect(told.filter((id) => planets[id].is_retrograde)).toEqual(RETROGRADE);
  });
});

describe('San Diego, 1 January 2000, 10:00, 32°43′ N 117°09′ W, as astro.com has it', () => {
  const cast = () =>
    chartAt({ iso: '2000-01-01T10:00' }, place(32 + 43 / 60, -(117 + 9 / 60), 'America/Los_Angeles'), {
      configuration: { object_set: 'custom', objects: ['sun', 'juno', 'part_of_fortune'] },
      options: { verbosity: 'detailed', decimal_places: 8 },
    });
  const SECOND_OF_ARC = 1 / 60;

  it('has Ascendant, second cusp, Sun, Juno and Fortune to the second of arc', async () => {
    const { planets, houses } = await cast();
    const published: readonly [string, number, string][] = [
      ['first cusp', houses.first.sign_longitude, `05°36'38"`],
      ['second cusp', houses.second.sign_longitude, `17°59'40"`],
      ['Sun', planets.sun.sign_longitude, `10°37'26"`],
      ['latitude of the Sun', planets.sun.latitude, `00°00'01"`],
      ['speed of the Sun', planets.sun.longitude_speed, `01°01'10"`],
      ['declination of the Sun', planets.sun.declination, `-23°00'45"`],
      ['Juno', planets.juno.sign_longitude, `08°05'21"`],
      ['latitude of Juno', planets.juno.latitude, `09°26'57"`],
      ['speed of Juno', planets.juno.longitude_speed, `00°22'21"`],
      ['declination of Juno', planets.juno.declination, `-13°45'30"`],
      ['Fortune', planets.part_of_fortune.sign_longitude, `11°18'41"`],
    ];
    for (const [name, actual, printed] of published)
      expectWithin(SECOND_OF_ARC, name, actual, fromSexagesimal(printed));
  });

  it('has its ΔT and its obliquity, and is a chart of the day', async () => {
    const { metadata } = await cast();
    expect(metadata.delta_t_seconds).toBeCloseTo(63.8, 1);
    expect(Math.abs(metadata.obliquity - 23.4376888901) * 3600).toBeLessThan(0.1);
    expect(metadata.sect).toBe('day');
  });
});

describe('USA, 4 July 1776, 17:10 local mean time, 39°57′ N 75°10′ W, as Astro-Databank has it', () => {
  it('has Sun, Moon and Ascendant within 1′, by the mean time of Philadelphia and not of New York', async () => {
    const where = place(39 + 57 / 60, -(75 + 10 / 60), 'America/New_York');
    const { planets, angles, subject } = await chartAt({ iso: '1776-07-04T17:10' }, where);
    expect(subject).toMatchObject({ utc_offset_seconds: -18_040, time_resolution: { source: 'local_mean_time' } });
    expectWithin(1, 'sun', planets.sun.longitude, inDegrees('13 Can 19'));
    expectWithin(1, 'moon', planets.moon.longitude, inDegrees('27 Aqu 10'));
    expectWithin(1, 'ascendant', angles.ascendant, inDegrees('12 Sag 21'));
  });
});
