import { html } from '../html.ts';
import { pageAddress } from '../page.ts';
import { type GuideExample, shown } from './example.ts';
import type { Guide } from './guide.ts';

const NEW_YORK = { latitude: 40.7128, longitude: -74.006 };

const amsterdam = {
  label: 'Amsterdam, summer of 1920',
  method: 'POST',
  path: '/timezone/offset',
  body: { latitude: 52.37, longitude: 4.89, datetime: { iso: '1920-06-01T12:00:00' } },
  answer: {
    timezone: 'Europe/Amsterdam',
    utc_offset: 4772,
    dst_active: true,
    datetime: '1920-06-01T12:00:00.000+01:19:32',
    datetime_utc: '1920-06-01T10:40:28.000Z',
  },
} as const satisfies GuideExample;

const meanTime = {
  label: 'Lyon, 1850',
  method: 'POST',
  path: '/timezone/offset',
  body: { latitude: 45.764, longitude: 4.8357, datetime: { iso: '1850-06-01T12:00:00' } },
  answer: {
    timezone: 'Europe/Paris',
    utc_offset: 1161,
    abbreviation: 'LMT',
    time_resolution: { source: 'local_mean_time' },
  },
} as const satisfies GuideExample;

const twice = {
  label: 'Half past one came twice',
  method: 'POST',
  path: '/timezone/offset',
  body: { ...NEW_YORK, datetime: { iso: '2021-11-07T01:30:00' } },
  answer: {
    datetime: '2021-11-07T01:30:00.000-04:00',
    time_resolution: {
      status: 'ambiguous',
      candidates: [
        { datetime: '2021-11-07T01:30:00.000-04:00', abbreviation: 'EDT' },
        { datetime: '2021-11-07T01:30:00.000-05:00', abbreviation: 'EST' },
      ],
    },
  },
} as const satisfies GuideExample;

const rejected = {
  label: 'Ask instead of guessing',
  method: 'POST',
  path: '/timezone/offset',
  body: { ...NEW_YORK, datetime: { iso: '2021-11-07T01:30:00', disambiguation: 'reject' } },
  status: 422,
  answer: {
    error: 'AmbiguousLocalTime',
    errors: [
      {
        location: 'body.datetime',
        message: 'disambiguation earlier would take 2021-11-07T01:30:00.000-04:00 (EDT)',
      },
      {
        location: 'body.datetime',
        message: 'disambiguation later would take 2021-11-07T01:30:00.000-05:00 (EST)',
      },
    ],
  },
} as const satisfies GuideExample;

const never = {
  label: 'Half past two never came',
  method: 'POST',
  path: '/timezone/offset',
  body: { ...NEW_YORK, datetime: { iso: '2021-03-14T02:30:00' } },
  answer: { datetime: '2021-03-14T03:30:00.000-04:00', time_resolution: { status: 'nonexistent' } },
} as const satisfies GuideExample;

const unknownTime = {
  label: 'A Julian date and no time of day',
  method: 'POST',
  path: '/ephemeris/natal-chart',
  body: {
    subject: {
      name: 'Leonardo da Vinci',
      birth_datetime: { iso: '1452-04-15', calendar: 'julian' },
      birth_location: { latitude: 43.787, longitude: 10.927 },
      birth_time_known: false,
    },
    configuration: { object_set: 'traditional_7' },
  },
  answer: {
    data: {
      subject: {
        datetime: '1452-04-24T12:00:00.000+00:43:42',
        birth_time_known: false,
        time_resolution: { source: 'local_mean_time' },
      },
      planets: { moon: { sign: 'Pisces', longitude_range: [334.228073, 346.584561] } },
      houses: {},
    },
  },
} as const satisfies GuideExample;

export const timesAndZones: Guide = {
  slug: 'times-and-zones',
  title: 'Times and zones',
  summary:
    'What the clock on the wall showed, and which instant that was: before 1970, before there were zones, and in the hours that came twice.',
  examples: [amsterdam, meanTime, twice, rejected, never, unknownTime],
  chapters: [
    {
      title: 'Four ways to say when',
      keywords: 'datetime iso components julian_day offset utc_offset_seconds iana_name timezone',
      body: html`<p>A moment is exactly one of these:</p>
<ul><li><code>iso</code> without an offset: the clock time at the place. This is what a birth certificate says.</li>
<li><code>iso</code> with an offset or <code>Z</code>: that very instant.</li>
<li><code>year</code>, <code>month</code>, <code>day</code>, <code>hour</code> …: the same as parts. Year 0 is 1 BCE.</li>
<li><code>julian_day</code>: Universal Time.</li></ul>
<p>The zone of a clock time is <code>timezone.iana_name</code>, or <code>timezone.utc_offset_seconds</code>, or neither: then it is looked up from the coordinates. <code>time_resolution.source</code> of every answer says which was used.</p>`,
    },
    {
      title: 'Zones before 1970',
      keywords: 'backzone history oslo amsterdam 1945 1920 double summer time tzdata',
      body: html`<p>Operating systems and language runtimes merge zones that agree since 1970. For earlier births they are then wrong in some 75 zones: Oslo in 1945 by an hour, Amsterdam in 1920 by 40 minutes. This service reads a table built from the database with that history kept (<code>backzone</code>), to the second:</p>
${shown(amsterdam)}
<p>Forty minutes are about ten degrees of the Ascendant.</p>`,
    },
    {
      title: 'Before there were zones',
      keywords: 'LMT local mean time longitude nineteenth century',
      body: html`<p>As long as a zone’s city kept its own mean time, so did every other town. The time is then that of the birthplace: its longitude times four minutes, not the city’s. Lyon is 4.8357° east, so its noon was 19 min 21 s before Greenwich’s; with the mean time of Paris the Ascendant would be off by nearly two degrees.</p>
${shown(meanTime)}`,
    },
    {
      title: 'Hours that came twice, or never',
      keywords: 'fold gap ambiguous nonexistent disambiguation daylight saving dst clocks back forward',
      body: html`<p>When clocks go back, an hour comes twice. <code>disambiguation</code> says which is meant: <code>earlier</code>, <code>later</code>, <code>reject</code>, or <code>compatible</code>, the default, which takes the earlier. Whichever it is, the answer names both.</p>
${shown(twice)}
<p>With <code>reject</code> nothing is guessed. Ask the person, then send <code>earlier</code> or <code>later</code>:</p>
${shown(rejected)}
<p>When clocks go forward, an hour is left out. By default the time is carried over the gap, and the answer says so:</p>
${shown(never)}`,
    },
    {
      title: 'Julian dates and unknown times',
      keywords: 'julian calendar gregorian birth_time_known noon unknown time longitude_range old style',
      body: html`<p>Sources quote dates before 1582, and in many countries long after, in the Julian calendar: say <code>calendar: "julian"</code>. Answers are always Gregorian.</p>
<p>Without a time of day send <code>birth_time_known: false</code>. The chart is cast for noon, has neither houses nor angles, and the Moon comes with the range she went through that day:</p>
${shown(unknownTime)}`,
    },
    {
      title: 'Where a zone is disputed',
      keywords: 'disputed sea poles candidates fallback',
      body: html`<p>Some places keep two times at once. <a href="${pageAddress('reference/timezone/lookup')}">/timezone/lookup</a> lists every zone that holds at a point in <code>candidates</code>; name the one that the birth goes by. At sea <code>fallback</code> is true and the zone is that of the nearest place within 200 km, else the nautical one.</p>`,
    },
  ],
};
