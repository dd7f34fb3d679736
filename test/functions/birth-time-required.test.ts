import { expect, test } from 'vitest';
import { postTo } from '../support/any-endpoint.ts';
import { BUSH } from '../support/timelords.ts';

const subject = { ...BUSH, birth_datetime: { iso: '1946-07-06' }, birth_time_known: false };
const target_datetime = { iso: '2001-01-20T12:00:00' };
const RANGE = { start_date: '2000-01-01', end_date: '2030-01-01' };

test.each([
  ['/timelords/active', { target_datetime }],
  ['/timelords/firdaria', { target_datetime }],
  ['/timelords/profections', { target_datetime, from: 'ascendant' }],
  ['/timelords/profections', { target_datetime, from: 'fortune' }],
  ['/timelords/zodiacal-releasing', { target_datetime }],
  ['/vedic/dashas', { target_datetime }],
  ['/vedic/chart', { target_datetime }],
  ['/vedic/varshaphala', { target_datetime }],
  ['/vedic/ashtakavarga', {}],
  ['/vedic/shadbala', {}],
  ['/comparative/tri-wheel', { target_datetime, configuration: { progression_method: 'ascendant_arc' } }],
  ['/predictive/progressions/search', { ...RANGE, points: ['ascendant', 'midheaven'] }],
  ['/predictive/progressions/search', { ...RANGE, include: ['house_ingresses'] }],
  ['/predictive/progressions/search', { ...RANGE, method: 'ascendant_arc' }],
])('422 BirthTimeRequired of %s %j for a birth without a time', async (path, rest) => {
  const { status, body } = await postTo(path, { subject, ...rest });
  expect([status, body.error]).toEqual([422, 'BirthTimeRequired']);
  expect(body.errors[0].location).toBe('body.subject.birth_time_known');
});
