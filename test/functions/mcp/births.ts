/** Births as a model writes them. */
export const TEXAS = '1990-06-15 14:30, Paris, Texas';
export const PARIS = '1985-02-03 11:00, 48.85, 2.35';
export const PARIS_WITHOUT_TIME = '1985-02-03 unknown, Paris, France';

/** A call of every tool, as a model would write it after reading the schemas. */
export const CALLS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  birth_chart: { birth: TEXAS, zodiac: 'lahiri', detail: 'full', time_uncertainty_minutes: 30 },
  chart_facts: { birth: TEXAS, house_system: 'whole_sign', detail: 'full' },
  vedic: { birth: TEXAS, sections: ['chart', 'dashas', 'panchanga', 'sade_sati'], at: '2026-11-27', vargas: [9, 10] },
  digest: { birth: TEXAS, period: 'year', from: '2026-11-27', place: 'Berlin' },
  what_is_active: { birth: TEXAS, at: '2026-11-22 12:00Z' },
  transit_search: { birth: TEXAS, from: '2026-01-01', to: '2026-07-01', transiting: ['saturn'], natal: ['Sun', 'asc'] },
  compare: { birth_a: TEXAS, birth_b: PARIS_WITHOUT_TIME },
  compare_with_program: {
    birth: '1985-05-03 04:20, Paris, France',
    claims: [
      { point: 'sun', longitude: "12°39' Taurus" },
      { point: 'moon', longitude: "18°41' Libra" },
      { point: 'ascendant', longitude: "7°11' Aries" },
    ],
  },
  sky_now: { at: '2026-11-22 12:00', place: '52.52, 13.4' },
  events: { from: '2026-01-01', to: '2026-02-01', types: ['station', 'lunation'] },
  elections: {
    all: ['{"in_sign":{"body":"moon","signs":["Leo"]}}', '{"sect":{"is":"day"}}'],
    place: 'Berlin',
    from: '2026-01-01',
    to: '2026-03-01',
  },
  returns: { birth: TEXAS, body: 'saturn', near: '2049-01-01', place: '52.52, 13.4' },
  progressed: { birth: TEXAS, to: '2026-11-22' },
  map: { birth: TEXAS, place: '48.85 N, 2.35 E', radius_km: 1000 },
  moon: { at: '2026-01-03 10:00', days: 3 },
  check_citations: { birth: TEXAS, text: 'Sun in Gemini, Saturn square Uranus exact 2026-12-26' },
  explain: { question: 'Which latitudes are allowed?' },
  call_endpoint: { path: 'GET /location/autocomplete?query=Paris, Texas' },
};
