/**
 * Text that requests behind links have in common: the compressor refers to it instead of repeating it, which halves a short
 * request. It is part of format 1 of a link: no link of that format opens with another text. Later names go into a new
 * dictionary with a new format.
 */
export const LINK_DICTIONARY_1 = Buffer.from(
  [
    '/sky/heliacal /sky/rise-set /sky/planetary-hours /sky/table /ephemeris/venus-star-points /vedic/panchanga /vedic/dashas',
    '/timelords/zodiacal-releasing /timelords/profections /timelords/firdaria /predictive/directions/primary',
    '/predictive/elections /predictive/progressions/search /predictive/transits/sign-ingresses /predictive/transits/search',
    '/predictive/transits/planet-to-degree /predictive/returns/lunar /predictive/returns/solar /predictive/events',
    '/comparative/composite /comparative/natal-transits /comparative/synastry /ephemeris/dial /ephemeris/progressed',
    '/ephemeris/relocation /ephemeris/table /acg/lines',
    '"conditions":[{"kind":"steps":"step":"columns":["longitude","latitude","declination","speed"],"bodies":["sun","moon",',
    '"mercury","venus","mars","jupiter","saturn","uranus","neptune","pluto","chiron","mean_node","true_node"],',
    '"natal_points":["ascendant","midheaven"],"natal_planets":{"transiting_planets":["include_","aspects":["conjunction",',
    '"sextile","square","trine","opposition"],"event_types":["eclipse","lunation","station","ingress","void_of_course"],',
    '"subject1":{"subject2":{"subjects":[{"target_datetime":{"transit_datetime":{"orbs":{"verbosity":"detailed","preset":"',
    '"zodiac_type":"sidereal","ayanamsa":"lahiri","house_system":"P","object_set":"modern_plus_points","objects":["',
    '"configuration":{"options":{"duplicate_aspects":false,"time_uncertainty_minutes":"date":"start_date":"2026-01-01",',
    '"end_date":"2027-12-31","max_age":"limit":"timezone":{"iana_name":"America/New_York","Europe/London","Asia/Kolkata",',
    '"birth_time_known":false,"location":{"name":"place":"year":19"month":"day":"hour":"minute":"julian_day":',
    '"layout":"sheet","theme":"dark","orientation":"midheaven_top","captions":"off","colors":"background:","size":"800",',
    '{"format":"png"}{"format":"csv"}{"format":"ics"}["/ephemeris/natal-chart",{"format":"svg"},',
    '{"subject":{"name":"","birth_datetime":{"iso":"1990-06-15T14:30:00Z"},"birth_location":{"latitude":48.85,"longitude":2.35}',
  ].join(''),
);
