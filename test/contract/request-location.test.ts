import { describe, expect, it } from 'vitest';
import { type DocumentedOperation, documentedOperations } from '../support/fuzz/document.ts';
import { expectLocatedFaults, isRequestLocation } from '../support/fuzz/request-location.ts';

const operationAt = (title: string): DocumentedOperation =>
  documentedOperations.find((operation) => operation.title === title) ?? expect.unreachable(title);

describe('the check of a location', () => {
  const natal = operationAt('POST /ephemeris/natal-chart');
  const lots = operationAt('POST /ephemeris/hermetic-lots');
  const search = operationAt('POST /predictive/transits/search');
  const sent = {
    query: { format: 'json', 'a.b': '1' },
    headers: { 'X-Sent': '1' },
    body: { natal_planets: { 'My [Sun].x': 1 }, list: [1, 2], place: 5, unknown: { deep: 1 } },
  };

  it.each([
    ['body', natal],
    ['body.subject', natal],
    ['body.subject.birth_location.timezone.iana_name', natal],
    ['body.configuration.house_system', natal],
    ['body.house_system', lots],
    ['query.format', natal],
    ['query.a.b', natal],
    ['header.x-sent', natal],
    ['body.natal_planets.My [Sun].x', search],
    ['body.list[1]', natal],
    ['body.unknown.deep', natal],
  ])('accepts %s, a member of the schema or of what was sent', (location, operation) => {
    expect(isRequestLocation(location, operation, sent)).toBe(true);
  });

  it.each([
    ['body.configuration.house_system', lots],
    ['body.sidereal', natal],
    ['body.subjects[0]', natal],
    ['body.subject.', natal],
    ['body.subjectx', natal],
    ['body.list[2]', natal],
    ['body.place.decimal', natal],
    ['body.natal_planets.Moon', search],
    ['body.configuration.objects[0]', natal],
    ['query.preset', lots],
    ['header.x-other', natal],
    ['cookie.a', natal],
    ['', natal],
  ])('refuses %s', (location, operation) => {
    expect(isRequestLocation(location, operation, sent)).toBe(false);
  });

  it('refuses an answer that points elsewhere, also in an entry of a batch, and a fault without a location', () => {
    const elsewhere = [{ location: 'body.configuration.house_system' }];
    const check = (status: number, answer: object) => () =>
      expectLocatedFaults(lots, sent, { status, text: JSON.stringify(answer) });
    expect(check(422, { error: 'HouseSystemUndefined', errors: elsewhere })).toThrow('has no such members');
    expect(check(200, { charts: [{}, { errors: elsewhere }] })).toThrow('has no such members');
    expect(check(422, { error: 'HouseSystemUndefined', errors: [] })).toThrow('without a location');
    expect(check(422, { error: 'HouseSystemUndefined', errors: [{ location: 'body.house_system' }] })).not.toThrow();
    expect(check(400, { error: 'InvalidJson', errors: [] })).not.toThrow();
  });
});
