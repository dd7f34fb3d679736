/** What each tool does, in whole sentences for the guide. Its own description is shorter, as models pay for every word. */
const SENTENCES: Readonly<Record<string, string>> = {
  birth_chart:
    'It casts the chart of a birth or an event and lists bodies, houses, angles and aspects, on request relocated to another place. Other tools take its handle, which keeps the settings.',
  chart_facts:
    'It lists facts about a chart: elements, aspect patterns, stelliums, shape, house rulers, receptions, dignities, sect and Moon.',
  vedic_chart: 'It casts the sidereal chart of a birth with grahas, nakshatras, vargas, karakas and states.',
  digest:
    'It says what a day, week, month or year brings to a birth, strongest first: transits, lunations, eclipses, stations, ingresses and time lords.',
  what_is_active:
    'It says what is active in a birth now or at a moment: transits with their houses, the progressed Moon, and the time lords.',
  transit_search:
    'It finds when moving bodies make exact aspects to a birth between two dates, or within a year if none are given.',
  compare:
    'It compares two births: the aspects from one to the other, and the houses that the points of each fall into.',
  sky_now:
    'It describes the sky now or at a moment: positions, aspects, phase of the Moon, retrograde bodies; and at a place also houses, rising and setting, twilight and planetary hour.',
  events:
    'It lists stations, ingresses, lunations and eclipses between two dates, and other kinds of events by name. With a step it answers with a table of positions.',
  elections:
    'It finds when conditions that you state hold, in words or as JSON, such as “Moon waxing, not void of course, Mercury direct”, and says how it read them.',
  returns: 'It finds when a body returns to its place at birth, nearest to a date, and casts the chart of that moment.',
  composite: 'It makes one chart of two to ten births, from their midpoints or for the moment and place between them.',
  progressed:
    'It progresses or directs a birth to now or a date and lists the aspects to the birth, and when they become exact.',
  map: 'It says which bodies of a birth are on an angle near a place, the nearest first.',
  stars:
    'It lists the fixed stars within a degree of the points of a birth. Stars that you name are listed wherever they are.',
  lots: 'It lists the seven Hermetic lots of a birth with their formulas, and on request other classical ones. The birth time must be known.',
  moon: 'It gives phase and sign of the Moon now or at a moment, and the phases, eclipses, ingresses and void periods that follow.',
  find_place: 'It finds places by name, with coordinates and time zone. Other tools take the names themselves.',
  resolve_time:
    'It says which instant a local time was, which clock was in force, and whether that time occurred twice or never.',
  explain: 'It searches this documentation for methods, settings, warnings, errors and accuracy.',
};

/** @throws Error for a tool without a sentence */
export function describeTool(name: string): string {
  const sentence = SENTENCES[name];
  if (sentence === undefined) throw new Error(`write a sentence about the tool ${name} in test/site/tool-sentences.ts`);
  return sentence;
}
