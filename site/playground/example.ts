import { type Entries, FIRST_ENTRIES } from './entries.ts';

/** A birth without a person: the chart of the README, whose zone only old sources tell right. */
export const EXAMPLE: Entries = {
  ...FIRST_ENTRIES,
  name: 'Oslo, summer 1945',
  date: '1945-07-01',
  time: '12:00',
  place: 'Oslo, Norway',
  latitude: '59.9139',
  longitude: '10.7522',
};
