import { describe, expect, test } from 'vitest';
import { parseDurationSeconds, parseExpiry } from '../../../infra/keys/times.ts';

const NOW = Date.parse('2027-03-01T12:00:00Z') / 1000;
const DAY = 86_400;

describe('a duration', () => {
  test.each([
    ['0', 0],
    ['30m', 1800],
    ['12h', 12 * 3600],
    ['7d', 7 * DAY],
    ['2w', 14 * DAY],
    ['PT36H', 1.5 * DAY],
    ['P1W', 7 * DAY],
  ])('%s', (text, seconds) => {
    expect(parseDurationSeconds('--grace', text)).toBe(seconds);
  });

  test.each(['', '7', '7 days', '-7d', 'P-7D', 'P', 'PT', '7x'])('%j is refused with forms that are read', (text) => {
    expect(() => parseDurationSeconds('--grace', text)).toThrow(/is not a duration; write 30m, .* P1Y6M or 0/);
  });

  test.each(['11y', 'P10Y1M', '999999999d'])('%s is too long', (text) => {
    expect(() => parseDurationSeconds('--grace', text)).toThrow('is longer than ten years');
  });
});

describe('the end of a key', () => {
  test.each([
    ['90d', '2027-05-30T12:00:00Z'],
    ['1y', '2028-03-01T12:00:00Z'],
    ['6mo', '2027-09-01T12:00:00Z'],
    ['P1Y2M', '2028-05-01T12:00:00Z'],
    ['2027-12-31', '2027-12-31T23:59:59Z'],
    ['31 December 2027', '2027-12-31T23:59:59Z'],
    ['Dec 31, 2027', '2027-12-31T23:59:59Z'],
    ['2027-12-31T18:00Z', '2027-12-31T18:00:00Z'],
    ['2027-12-31T18:00:30+02:00', '2027-12-31T16:00:30Z'],
  ])('%s', (text, end) => {
    expect(parseExpiry(text, NOW)).toBe(Date.parse(end) / 1000);
  });

  test.each(['2027-02-30', '2027-12-31T18:00', '12/31/2027', 'soon', '2027-12'])('%s is refused', (text) => {
    expect(() => parseExpiry(text, NOW)).toThrow('is not a date or duration; write 2027-12-31');
  });

  test.each(['2027-02-28', '0', '2027-03-01T12:00Z'])('%s is in the past', (text) => {
    expect(() => parseExpiry(text, NOW)).toThrow('is in the past');
  });
});
