import ICAL from 'ical.js';

/** A birth, and a link of its calendars that move on. */
export const subject = {
  name: 'Ada Lovelace',
  birth_datetime: '1990-06-15 14:30',
  birth_location: { latitude: 51.5074, longitude: -0.1278 },
};
const BANGALORE = { latitude: 12.972, longitude: 77.594, timezone: 'Asia/Kolkata' };

export const ORDER = {
  name: 'Sky of Ada',
  timezone: 'Europe/Berlin',
  defaults: { subject, start_date: 'today-7d', end_date: 'today+60d' },
  calendars: [
    { path: '/predictive/transits/search', body: { transiting_planets: ['mercury', 'venus', 'mars', 'saturn'] } },
    {
      path: '/predictive/events',
      body: { event_types: ['lunation', 'station', 'ingress', 'aspect', 'void_of_course'] },
    },
    { path: '/timelords/profections', body: { levels: 2 } },
    { path: '/vedic/dashas', body: { levels: 3 } },
    { path: '/vedic/panchanga', body: { location: BANGALORE } },
  ],
};

export interface ReadEvent {
  readonly uid: string;
  readonly summary: string;
  readonly startMs: number;
}

/** The events of a calendar as ical.js reads it. */
export const readEvents = (text: string): readonly ReadEvent[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => {
    const { uid, summary, startDate } = new ICAL.Event(one);
    return { uid, summary, startMs: +startDate.toJSDate() };
  });
