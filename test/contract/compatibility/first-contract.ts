/** An endpoint of the first contract: a request that it documents, and the members of the answer with their types. */
export interface FirstEndpoint {
  /** Method and path with query. */
  readonly to: string;
  readonly body?: object;
  /**
   * Path and type of each member: `[]` is each element of a list that is not empty, `*` each member, `true` the value, and a
   * `measurement` a number, or null before anything was measured.
   */
  readonly members: string;
}

const timezone = { iana_name: 'Europe/Paris' };
const location = { latitude: { decimal: 48.8566 }, longitude: { decimal: 2.3522 }, timezone };
const birth_datetime = { iso: '1990-06-15T14:30:00' };
const subject = { name: 'Example', birth_datetime, birth_location: location };
const elsewhere = {
  latitude: { decimal: 40.7128 },
  longitude: { decimal: -74.006 },
  timezone: { iana_name: 'America/New_York' },
};
const date_time = { iso: '2026-03-20T12:00:00Z' };
const range = { start_date: '2026-01-01', end_date: '2026-12-31' };

/** The endpoints whose answers the first contract describes. */
export const FIRST_CONTRACT: readonly FirstEndpoint[] = [
  {
    to: 'POST /ephemeris/natal-chart',
    body: {
      subject,
      configuration: { house_system: 'P', zodiac_type: 'tropical', object_set: 'modern_10', include_aspects: true },
      options: { include_aspects: true, include_hermetic_lots: true, verbosity: 'detailed' },
    },
    members: `success true, schema_version string, output_mode string, data.subject object, data.planets.sun object,
      data.houses.first object, data.houses.second object, data.aspects[] object, data.hermetic_lots[] object,
      data.metadata.calculation_time string, data.metadata.house_system string, data.metadata.zodiac_type string`,
  },
  {
    to: 'POST /ephemeris/natal-chart?preset=simple',
    body: { subject, configuration: { house_system: 'W', coordinate_system: 'geocentric' } },
    members: `success true, schema_version string, output_mode string, data.subject object, data.houses object,
      data.angles object, data.planets.* object, data.aspects[] object`,
  },
  {
    to: 'POST /ephemeris/natal-chart?format=llm',
    body: { subject, configuration: { zodiac_type: 'sidereal', object_set: 'traditional_7' } },
    members: `success true, schema_version string, preset string, format string, data.schema_version string,
      data.points_schema[] string, data.points[] array, data.aspects_schema[] string, data.aspects[] array`,
  },
  {
    to: 'POST /ephemeris/relocation',
    body: { subject, relocation_location: elsewhere, configuration: { house_system: 'K', zodiac_type: 'tropical' } },
    members: `success true, data.original_location object, data.relocation_location object, data.planets.* object,
      data.houses.* object, data.angles.ascendant number, data.angles.midheaven number, data.angles.descendant number,
      data.angles.imum_coeli number`,
  },
  ...['secondary', 'tertiary', 'minor'].map((progression_method) => ({
    to: 'POST /ephemeris/progressed',
    body: { subject, progressed_datetime: { iso: '2026-01-01T00:00:00Z' }, configuration: { progression_method } },
    members: `success true, data.natal_chart object, data.progressed_chart object, data.progressed_planets.* object,
      data.progressed_houses.* object, data.aspects_to_natal[] object, data.metadata.birth_date string,
      data.metadata.progressed_date string, data.metadata.progression_method string,
      data.metadata.age_at_progression number`,
  })),
  {
    to: 'POST /predictive/returns',
    body: {
      body: 'Sun',
      birth_datetime,
      target_datetime: { iso: '2026-06-01T00:00:00' },
      location: { ...location, timezone: { name: 'Europe/Paris' }, elevation: 35 },
      return_location: elsewhere,
      search_window_days: 400,
      include_chart: false,
      house_system: null,
    },
    members: 'success true',
  },
  {
    to: 'POST /predictive/transits/planet-to-degree',
    body: { planet_name: 'saturn', target_degree: 15, start_date: '2026-01-01T00:00:00Z', max_crossings: 3 },
    members: `success true, transits[].exact_datetime string, transits[].planet string, transits[].degree number,
      transits[].retrograde boolean, transits[].crossing_number number, total_count number`,
  },
  {
    to: 'POST /predictive/transits/sign-ingresses',
    body: { planets: ['sun', 'mars'], ...range },
    members: `success true, ingresses[].planet string, ingresses[].sign string, ingresses[].exact_datetime string,
      total_count number`,
  },
  {
    to: 'POST /predictive/transits/search',
    body: {
      natal_planets: { sun: 84.15, moon: 345.64 },
      transiting_planets: ['jupiter', 'saturn'],
      aspects: ['conjunction', 'square', 'trine', 'opposition'],
      orb: 1,
      ...range,
    },
    members: `success true, aspects[].exact_datetime string, aspects[].natal_planet string,
      aspects[].transiting_planet string, aspects[].aspect string, aspects[].orb number, aspects[].applying boolean,
      total_count number`,
  },
  { to: 'POST /ephemeris/venus-star-points', body: { subject }, members: 'success true' },
  ...['conjunctions', 'stations', 'elongations'].map((name) => ({
    to: `POST /ephemeris/venus-star-points/${name}`,
    body: { start_date: '2026-01-01', end_date: '2027-12-31' },
    members: 'success true',
  })),
  ...['eight-year-star', 'phase'].map((name) => ({
    to: `POST /ephemeris/venus-star-points/${name}`,
    body: { date: '2026-03-20' },
    members: 'success true',
  })),
  {
    to: 'POST /ephemeris/fixed-stars',
    body: { date_time, star_names: ['Regulus'], star_groups: ['royal_stars', 'behenian'], magnitude_limit: 2 },
    members: `success true, stars[].name string, stars[].longitude number, stars[].latitude number,
      stars[].sign string, stars[].sign_longitude number, stars[].magnitude number, stars[].spectral_class string,
      stars[].constellation string, stars[].traditional_name string, stars[].distance_light_years number,
      calculation_time string, julian_day number`,
  },
  {
    to: 'POST /ephemeris/midpoints',
    body: { date_time, arc_type: 'both', include_angles: false, include_occupied: true, orb: 1, sort_by: 'planet1' },
    members: `success true, midpoints[].planet1 string, midpoints[].planet2 string, midpoints[].longitude number,
      midpoints[].arc_type string, midpoints[].sign string, midpoints[].sign_degrees number,
      midpoints[].is_occupied boolean, midpoints[].occupying_planets[] string, metadata.calculation_time_ms number,
      metadata.total_midpoints number`,
  },
  {
    to: 'POST /ephemeris/hermetic-lots',
    body: { date_time, latitude: 48.8566, longitude: 2.3522, include_optional: true, include_legacy: true },
    members: `success true, lots[].canonical_name string, lots[].name string, lots[].display_name string,
      lots[].longitude number, lots[].sign string, lots[].sign_longitude number, lots[].house number,
      lots[].formula_used string, lots[].keywords[] string, lots[].sources[] string,
      metadata.sect_determination.is_day_chart boolean, metadata.sect_determination.sun_above_horizon boolean,
      metadata.total_lots_calculated number, metadata.calculation_time_ms number`,
  },
  {
    to: 'POST /ephemeris/lunar-phase',
    body: { date_time },
    members: `success true, phase.name string, phase.illumination number, phase.phase_angle number,
      phase.elongation number, phase.age_days number, phase.distance_km number, phase.angular_diameter_arcsec number,
      phase.next_new_moon string, phase.next_full_moon string, phase.lunation_number number,
      metadata.calculation_time_ms number, metadata.julian_day number`,
  },
  {
    to: 'POST /timezone/lookup',
    body: { latitude: { decimal: 48.8566 }, longitude: { decimal: 2.3522 } },
    members: 'timezone string, latitude number, longitude number, fallback boolean',
  },
  {
    to: 'POST /timezone/offset',
    body: { latitude: { decimal: 48.8566 }, longitude: { decimal: 2.3522 }, datetime: birth_datetime },
    members: 'timezone string, utc_offset number, dst_active boolean, latitude number, longitude number',
  },
  {
    to: 'GET /location/autocomplete?query=Basel&limit=3',
    members: `success true, data.query string, data.results[].name string, data.results[].display_name string,
      data.results[].latitude number, data.results[].longitude number, data.results[].country string,
      data.results[].country_code string, data.results[].timezone string, data.count number`,
  },
  {
    to: 'GET /location/reverse?lat=48.8566&lng=2.3522',
    members: `success true, data.coordinates.latitude number, data.coordinates.longitude number,
      data.location.name string, data.location.display_name string, data.location.country string,
      data.location.country_code string, data.location.timezone string`,
  },
  {
    to: 'GET /location/timezone?lat=48.8566&lng=2.3522&timestamp=645453000',
    members: `success true, data.timezone string, data.utc_offset number, data.dst_offset number,
      data.abbreviation string, data.is_dst boolean`,
  },
  {
    to: 'POST /location/batch',
    body: { locations: [{ query: 'Basel' }, { coordinates: { lat: 48.8566, lng: 2.3522 } }] },
    members: 'success true, data[] object',
  },
  {
    to: 'POST /ephemeris/natal/batch',
    body: { subjects: [subject, subject], configuration: { house_system: 'R' }, options: { verbosity: 'minimal' } },
    members: `success true, charts[] object, total_count number, processing_time_ms number,
      metadata.successful number, metadata.failed number, metadata.errors array`,
  },
  {
    to: 'GET /ephemeris/house-systems',
    members: 'house_systems[].code string, house_systems[].name string, house_systems[].description string',
  },
  {
    to: 'GET /ephemeris/supported-objects',
    members: `bodies[].name string, bodies[].category string, bodies[].traditional boolean, bodies[].modern boolean,
      total_count number, planets[].id string, planets[].engine_id number, planets[].symbol string,
      asteroids[].id string, nodes[].id string, points[].id string`,
  },
  { to: 'GET /ephemeris/supported-metadata', members: 'success true' },
  { to: 'GET /ephemeris/schemas/natal-request', members: '$schema string' },
  { to: 'GET /ephemeris/schemas/natal-response', members: '$schema string' },
  { to: 'GET /health', members: 'status string, timestamp string' },
  {
    to: 'GET /health/detailed',
    members: `status string, timestamp string, version string, services.ephemeris.status string,
      services.ephemeris.latency_ms number, services.ephemeris.ephemeris_files_available boolean,
      services.ephemeris.ephemeris_path string, services.ephemeris.engine_version string,
      services.database.status string, services.database.latency_ms number,
      services.database.connection_pool_active number, services.database.connection_pool_max number,
      services.cache.status string, services.cache.cache_backend_connected boolean,
      metrics.requests_per_minute number, metrics.average_latency_ms measurement, metrics.error_rate measurement,
      system.uptime_seconds number, system.memory_usage_mb number, system.cpu_usage_percent number,
      uptime_seconds number`,
  },
  {
    to: 'GET /ephemeris/health',
    members: `status string, ephemeris_available boolean, ephemeris_path string, engine_version string,
      available_files[] string, calculation_test string`,
  },
  {
    to: 'GET /predictive/health',
    members: 'status string, endpoints_available[] string, optimization_enabled boolean, cache_enabled boolean',
  },
  { to: 'GET /meta/version', members: 'version string, title string' },
  {
    to: 'GET /version',
    members: 'version string, release_date string, endpoints_count number, changelog_url string',
  },
  { to: 'GET /meta/openapi.json', members: 'openapi string, paths.* object' },
  {
    to: 'GET /predictive/rate-limits',
    members: `rate_limits.transits.requests_per_minute number, rate_limits.transits.requests_per_hour number,
      rate_limits.transits.current_usage.minute number, rate_limits.transits.current_usage.hour number,
      rate_limits.returns.requests_per_minute number, rate_limits.returns.requests_per_hour number,
      quota_reset_at string`,
  },
  {
    to: 'GET /predictive/optimization/status',
    members: `optimization_enabled boolean, cache_size_mb number, cache_hit_rate measurement,
      avg_calculation_time_ms.transit_to_degree measurement, avg_calculation_time_ms.sign_ingress measurement,
      avg_calculation_time_ms.solar_return measurement, parallel_processing boolean, worker_threads number`,
  },
  {
    to: 'POST /predictive/optimization/clear-cache',
    body: { cache_type: 'transits' },
    members: `success boolean, message string, cache_types_available[] string, cleared_entries number,
      freed_memory_mb number`,
  },
  {
    to: 'GET /predictive/optimization/benchmarks',
    members: `benchmarks.transit_to_degree.avg_time_ms measurement, benchmarks.transit_to_degree.p50_ms measurement,
      benchmarks.transit_to_degree.p95_ms measurement, benchmarks.transit_to_degree.p99_ms measurement,
      benchmarks.transit_to_degree.samples number, benchmarks.sign_ingress.samples number,
      optimization_improvement.cache_enabled string, optimization_improvement.parallel_processing string`,
  },
];
