import { expect, test } from 'vitest';
import { captionSubject } from '../../../lib/answers/wheel-captions.ts';

const born = (datetime: string, datetime_utc: string) => ({
  ...{ name: 'Example', datetime, datetime_utc, timezone: 'Europe/Paris', birth_time_known: true },
  ...{ latitude: 48.85, longitude: 2.35 },
});

test('the instant has its date only where it is another one than the local date', () => {
  expect(captionSubject(born('1990-06-15T14:30:00.000+02:00', '1990-06-15T12:30:00.000Z')).lines).toEqual([
    '1990-06-15 14:30 +02:00',
    'Europe/Paris',
    'UTC 12:30',
    '48°51′N 2°21′E',
  ]);
  expect(captionSubject(born('1990-06-15T00:30:00.000+02:00', '1990-06-14T22:30:00.000Z')).lines).toContain(
    'UTC 1990-06-14 22:30',
  );
});
