/**
 * Phases of 2004 in Central European Time (UT + 1 h, without summer time): new, first quarter, full, last quarter, one month a
 * line; the first line begins with a full moon.
 *
 * @source Osservatorio Astronomico di Capodimonte, Naples: http://dame.na.astro.it/effemeridi/effemeridi04/moon_phase.html
 */
const NAPLES_2004 = `
- - 01-07T16:40 01-15T05:46
01-21T22:05 01-29T07:03 02-06T09:47 02-13T14:40
02-20T10:18 02-28T04:24 03-07T00:14 03-13T22:01
03-20T23:41 03-29T00:48 04-05T12:03 04-12T04:46
04-19T14:21 04-27T18:32 05-04T21:33 05-11T12:04
05-19T05:52 05-27T08:57 06-03T05:20 06-09T21:02
06-17T21:27 06-25T20:08 07-02T12:09 07-09T08:34
07-17T12:24 07-25T04:37 07-31T19:05 08-07T23:01
08-16T02:24 08-23T11:12 08-30T03:22 09-06T16:11
09-14T15:29 09-21T16:54 09-28T14:09 10-06T11:12
10-14T03:48 10-20T22:59 10-28T04:07 11-05T06:53
11-12T15:27 11-19T06:50 11-26T21:07 12-05T01:53
12-12T02:29 12-18T17:40 12-26T16:06 -
`;

/** A phase as it is printed, to the minute. */
export interface PrintedPhase {
  /** Excess of the Moon's longitude over the Sun's: 0, 90, 180 or 270. */
  readonly phaseDeg: number;
  /** Milliseconds since 1970, UTC. */
  readonly unixMs: number;
}

export const PHASES_2004: readonly PrintedPhase[] = NAPLES_2004.trim()
  .split(/\s+/)
  .flatMap((text, index) => {
    const phaseDeg = (index % 4) * 90;
    return text === '-' ? [] : [{ phaseDeg, unixMs: Date.parse(`2004-${text}:00+01:00`) }];
  });

/**
 * Where Moon and Sun come nearest to each other and to opposition, with their true separation there, to a tenth of a minute
 * of arc; times in UT.
 *
 * @source http://celnav.nl/index.php?page=moon, phases of 2019
 */
export const SEPARATIONS_2019: readonly (readonly [moment: string, degrees: number, minutes: number])[] = [
  ['2019-01-06T01:41Z', 1, 2.0],
  ['2019-01-21T05:12Z', 179, 37.4],
  ['2019-02-04T20:41Z', 1, 42.4],
  ['2019-02-19T15:29Z', 177, 4.4],
  ['2019-03-06T15:31Z', 3, 55.0],
  ['2019-03-21T01:24Z', 175, 23.8],
  ['2019-04-05T08:42Z', 4, 57.4],
  ['2019-04-19T11:18Z', 175, 2.2],
  ['2019-05-04T23:07Z', 4, 35.5],
  ['2019-05-18T21:38Z', 176, 1.8],
  ['2019-06-03T10:28Z', 3, 0.0],
  ['2019-06-17T08:52Z', 178, 3.6],
  ['2019-07-02T19:22Z', 0, 38.5],
  ['2019-07-16T21:30Z', 179, 24.7],
  ['2019-08-01T02:54Z', 1, 52.8],
  ['2019-08-15T11:57Z', 177, 1.5],
  ['2019-08-30T10:12Z', 3, 55.8],
  ['2019-09-14T04:08Z', 175, 24.8],
  ['2019-09-28T18:19Z', 4, 57.2],
  ['2019-10-13T21:16Z', 175, 3.3],
  ['2019-10-28T03:56Z', 4, 36.9],
  ['2019-11-12T14:04Z', 176, 7.0],
  ['2019-11-26T15:31Z', 2, 56.8],
  ['2019-12-12T05:30Z', 178, 20.0],
  ['2019-12-26T05:17Z', 0, 23.5],
];
